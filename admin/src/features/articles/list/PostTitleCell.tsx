import { Box, Typography } from '@mui/material';
import { LinkBase, useCreatePath } from 'react-admin';
import { isFeatured } from '../../../provider/publication';
import { Badge } from '../../../ui/components/Badge';
import { clampLines } from '../../../ui/theme/styles';
import type { PostSummary } from '../post';

/** The title as a link to the editor, the excerpt and the first tags. */
export function PostTitleCell({ post }: { readonly post: PostSummary }) {
  const createPath = useCreatePath();
  return (
    <Box sx={{ minWidth: { sm: '14rem' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography variant="h3" component="h2" sx={title}>
          <LinkBase to={createPath({ resource: 'blog_posts', type: 'edit', id: post.id })}>{post.title}</LinkBase>
        </Typography>
        {isFeatured(post) && <Badge tone="action">À la une</Badge>}
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
  ...clampLines(2),
  WebkitLineClamp: { xs: 2, sm: 1 },
} as const;

const maximum = 3;

function PostTags({ tags }: { readonly tags: readonly string[] }) {
  if (tags.length === 0) return null;
  const more = tags.length - maximum;
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
      {tags.slice(0, maximum).map((tag) => (
        <span key={tag}>{`#${tag}`}</span>
      ))}
      {more > 0 && <span>{`+${more}`}</span>}
    </Box>
  );
}
