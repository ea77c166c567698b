import { postStatusLabels } from '@agency/supabase/blog-posts';
import { Box, Checkbox, Typography } from '@mui/material';
import { LinkBase, useCreatePath, useListContext } from 'react-admin';
import { Badge } from '../components/Badge';
import { formatDate } from '../formats/dates';
import { countOf } from '../formats/numbers';
import type { PostSummary } from './post';
import { PostRowActions } from './PostRowActions';
import { PostTags } from './PostTags';

/** One article of the list. */
export function PostRow({ post }: { readonly post: PostSummary }) {
  const createPath = useCreatePath();
  const { selectedIds, onToggleItem } = useListContext<PostSummary>();
  const published = post.status === 'published';
  return (
    <Box component="li" sx={row}>
      <Checkbox
        size="small"
        checked={selectedIds.includes(post.id)}
        onChange={() => onToggleItem(post.id)}
        slotProps={{ input: { 'aria-label': `Sélectionner « ${post.title} »` } }}
        sx={{ gridArea: 'check', alignSelf: 'start', ml: -1, mt: -0.75 }}
      />
      <Box sx={{ gridArea: 'text', minWidth: 0 }}>
        <Typography variant="h3" component="h2">
          <LinkBase to={createPath({ resource: 'blog_posts', type: 'edit', id: post.id })}>{post.title}</LinkBase>
        </Typography>
        {post.excerpt && (
          <Typography variant="body2" sx={excerpt}>
            {post.excerpt}
          </Typography>
        )}
        <Box sx={marks}>
          <Badge tone={published ? 'teal' : 'quiet'}>{postStatusLabels[published ? 'published' : 'draft']}</Badge>
          {post.featured && <Badge tone="action">À la une</Badge>}
          <PostTags tags={post.tags} />
        </Box>
      </Box>
      <Box sx={figures}>
        <span>{formatDate(post.published_at ?? post.created_at)}</span>
        <span>{`${post.read_time_minutes}\u00A0min`}</span>
        <span>{countOf(post.view_count, 'vue', 'vues')}</span>
      </Box>
      <PostRowActions post={post} />
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateAreas: {
    xs: '"check text" "check figures" "check actions"',
    lg: '"check text figures actions"',
  },
  gridTemplateColumns: { xs: '1.75rem minmax(0, 1fr)', lg: '1.75rem minmax(0, 1fr) 14rem 14.5rem' },
  alignItems: 'center',
  columnGap: { xs: 1, lg: 2 },
  rowGap: 1,
  px: 2,
  py: 1.5,
  listStyle: 'none',
  '& + &': { borderTop: '1px solid var(--line)' },
  '& h2 a': { color: 'inherit', textDecoration: 'none' },
  '& h2 a:hover': { color: 'primary.main', textDecoration: 'underline' },
} as const;

const marks = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5, mt: 0.75 } as const;

const excerpt = {
  mt: 0.5,
  color: 'text.secondary',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { xs: 2, lg: 1 },
  overflow: 'hidden',
} as const;

const figures = {
  gridArea: 'figures',
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(3, max-content)', lg: '5.5rem 3.5rem 1fr' },
  columnGap: 1.5,
  color: 'text.secondary',
  fontSize: '0.875rem',
  '& span + span': { textAlign: { lg: 'right' } },
} as const;
