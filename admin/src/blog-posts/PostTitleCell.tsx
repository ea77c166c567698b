import { Box, Typography } from '@mui/material';
import { LinkBase, useCreatePath } from 'react-admin';
import { Badge } from '../components/Badge';
import type { PostSummary } from './post';
import { PostTags } from './PostTags';

/** The title, which leads to the editor; the excerpt and the first tags under it. */
export function PostTitleCell({ post }: { readonly post: PostSummary }) {
  const createPath = useCreatePath();
  return (
    <Box sx={{ minWidth: { sm: '14rem' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography variant="h3" component="h2" sx={title}>
          <LinkBase to={createPath({ resource: 'blog_posts', type: 'edit', id: post.id })}>{post.title}</LinkBase>
        </Typography>
        {post.featured && <Badge tone="action">À la une</Badge>}
      </Box>
      {post.excerpt && (
        <Typography variant="body2" sx={excerpt}>
          {post.excerpt}
        </Typography>
      )}
      <PostTags tags={post.tags} />
    </Box>
  );
}

const title = {
  overflowWrap: 'anywhere',
  '& a': { display: 'inline-block', py: 0.25, color: 'inherit', textDecoration: 'none' },
  '& a:hover': { color: 'primary.main', textDecoration: 'underline' },
} as const;

const excerpt = {
  fontWeight: 'normal',
  color: 'text.secondary',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { xs: 2, sm: 1 },
  overflow: 'hidden',
} as const;
