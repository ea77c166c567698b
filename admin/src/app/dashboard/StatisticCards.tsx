import { Box } from '@mui/material';
import { FigureCard, figureCards } from '../../ui/components/FigureCard';
import { countOf, formatNumber } from '../../data/formats/numbers';
import { useDashboardStatistics } from './dashboard-statistics';

/** The four cards of specification §2.4; « — » when the figures could not be loaded. */
export function StatisticCards() {
  const { data: statistics, isPending } = useDashboardStatistics();
  const unknown = isPending ? undefined : '—';
  const figure = (name: 'totalPosts' | 'totalContacts' | 'totalPages' | 'totalViews') =>
    statistics ? formatNumber(statistics[name]) : unknown;
  return (
    <Box component="ul" aria-label="Chiffres" aria-busy={isPending} sx={figureCards}>
      <FigureCard
        title="Articles Totaux"
        figure={figure('totalPosts')}
        note={statistics && countOf(statistics.publishedPosts, 'publié', 'publiés')}
      />
      <FigureCard
        title="Contacts Totaux"
        figure={figure('totalContacts')}
        note={statistics && countOf(statistics.newContacts, 'nouveau', 'nouveaux')}
      />
      <FigureCard title="Pages Totales" figure={figure('totalPages')} />
      <FigureCard title="Vues Totales" figure={figure('totalViews')} />
    </Box>
  );
}
