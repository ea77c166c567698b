import { Box, Typography } from '@mui/material';
import { LinkBase } from 'react-admin';
import { Panel } from '../../ui/components/Panel';
import { countOf } from '../../data/formats/numbers';
import { linksWithNotes } from '../../ui/theme/styles';
import type { AnalyticsSummary } from './analytics-summary';

/** The published articles with the most views, five at most, as links to their editors. Those without a view have no rank. */
export function TopPosts({ posts }: { readonly posts: AnalyticsSummary['topPosts'] }) {
  const viewed = posts.filter(({ view_count: views }) => views > 0);
  return (
    <Panel title="Articles les plus vus">
      {viewed.length === 0 ? (
        <Typography color="text.secondary">
          {posts.length === 0 ? 'Aucun article publié.' : 'Aucun article n’a encore été vu.'}
        </Typography>
      ) : (
        <Box component="ol" sx={list}>
          {viewed.map(({ id, title, view_count: views }) => (
            <li key={id}>
              <LinkBase to={`/blog_posts/${id}`}>{title}</LinkBase>
              <span>{countOf(views, 'vue', 'vues')}</span>
            </li>
          ))}
        </Box>
      )}
    </Panel>
  );
}

const list = {
  ...linksWithNotes,
  counterReset: 'rank',
  '& li': { display: 'flex', alignItems: 'baseline', gap: 1.5, py: 0.875, counterIncrement: 'rank' },
  '& li::before': { content: 'counter(rank)', minWidth: '1ch', color: 'text.secondary' },
  '& li > a': { flex: 1 },
  '& li > span': { fontSize: '0.875rem' },
} as const;
