import { Box, Typography } from '@mui/material';
import { LinkBase, useCreatePath } from 'react-admin';
import { Badge } from '../../components/Badge';
import type { PostSummary } from '../post';

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

const shown = 3;

/** The first tags, and how many more there are. */
function PostTags({ tags }: { readonly tags: readonly string[] }) {
  if (tags.length === 0) return null;
  const more = tags.length - shown;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 0.75,
        mt: 0.25,
        fontSize: '0.8125rem',
        fontWeight: 'normal',
        color: 'secondary.main',
      }}
    >
      {tags.slice(0, shown).map((tag) => (
        <span key={tag}>{`#${tag}`}</span>
      ))}
      {more > 0 && <span>{`+${more}`}</span>}
    </Box>
  );
}
