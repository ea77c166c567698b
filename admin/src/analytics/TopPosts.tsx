import { Box, Typography } from '@mui/material';
import { LinkBase, useCreatePath } from 'react-admin';
import { Panel } from '../components/Panel';
import { countOf } from '../formats/numbers';
import type { AnalyticsSummary } from './analytics-summary';

/** The published articles read most, five at most; each leads to its editor. Without a view there is nothing to rank. */
export function TopPosts({ posts }: { readonly posts: AnalyticsSummary['topPosts'] }) {
  const createPath = useCreatePath();
  const read = posts.filter(({ view_count: views }) => views > 0);
  return (
    <Panel title="Articles les plus vus">
      {read.length === 0 ? (
        <Typography color="text.secondary">
          {posts.length === 0 ? 'Aucun article publié.' : 'Aucun article n’a encore été vu.'}
        </Typography>
      ) : (
        <Box component="ol" sx={list}>
          {read.map(({ id, title, view_count: views }) => (
            <li key={id}>
              <LinkBase to={createPath({ resource: 'blog_posts', type: 'edit', id })}>{title}</LinkBase>
              <span>{countOf(views, 'vue', 'vues')}</span>
            </li>
          ))}
        </Box>
      )}
    </Panel>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  counterReset: 'rank',
  '& li': { display: 'flex', alignItems: 'baseline', gap: 1.5, py: 0.875, counterIncrement: 'rank' },
  '& li::before': { content: 'counter(rank)', minWidth: '1ch', color: 'text.secondary' },
  '& li + li': { borderTop: '1px solid var(--line)' },
  '& a': {
    flex: 1,
    color: 'inherit',
    fontWeight: 600,
    textDecoration: 'none',
    '&:hover': { color: 'primary.main', textDecoration: 'underline' },
  },
  '& span': { flexShrink: 0, color: 'text.secondary', fontSize: '0.875rem' },
} as const;
