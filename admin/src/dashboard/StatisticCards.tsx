import { Box } from '@mui/material';
import { countOf, formatNumber } from '../formats/numbers';
import { type DashboardStatistics, useDashboardStatistics } from '../provider/dashboard-statistics';
import { FigureCard, figureCards } from '../ui/components/FigureCard';
import { Listed } from '../ui/resource/Listed';

/** The four cards of specification §2.4; « — » when the figures could not be loaded. */
export function StatisticCards() {
  const { data, isPending } = useDashboardStatistics();
  const unknown = isPending ? undefined : '—';
  const figures = [
    {
      of: 'blog_posts',
      title: 'Articles Totaux',
      figure: data?.totalPosts,
      note: data && postsNote(data),
    },
    {
      of: 'contacts',
      title: 'Contacts Totaux',
      figure: data?.totalContacts,
      note: data && countOf(data.newContacts, 'nouveau', 'nouveaux'),
    },
    { of: 'pages', title: 'Pages Totales', figure: data?.totalPages },
    {
      of: 'analytics',
      title: 'Vues Totales',
      figure: data?.totalViews,
      note: data && 'articles, depuis leur publication',
    },
  ];
  return (
    <Box
      component="ul"
      aria-label="Chiffres"
      aria-busy={isPending}
      sx={{ ...figureCards, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}
    >
      {figures.map(({ of, title, figure, note }) => (
        <Listed key={of} resource={of}>
          <FigureCard title={title} figure={figure === undefined ? unknown : formatNumber(figure)} note={note} />
        </Listed>
      ))}
    </Box>
  );
}

const postsNote = ({ publishedPosts, scheduledPosts }: DashboardStatistics): string =>
  [
    countOf(publishedPosts, 'publié', 'publiés'),
    ...(scheduledPosts > 0 ? [countOf(scheduledPosts, 'programmé', 'programmés')] : []),
  ].join(', ');
