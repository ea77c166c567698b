import { Box } from '@mui/material';
import { LoadError } from '../components/LoadError';
import { NativeSelect } from '../components/NativeSelect';
import { Loading } from '../components/Loading';
import { formatMonth } from '../formats/dates';
import { ScreenHeader } from '../layout/ScreenHeader';
import { type AnalyticsSummary, useAnalyticsSummary, type Period, periods, usePeriod } from './analytics-summary';
import { BarsPanel } from './BarsPanel';
import { ConfigureBox } from './ConfigureBox';
import { KeyFigures } from './KeyFigures';
import { PerformanceMetrics } from './PerformanceMetrics';
import { TopPosts } from './TopPosts';

const choices = periods.map((days) => [String(days), `${days}\u00A0derniers jours`] as const);

/** /admin/analytics */
export function AnalyticsScreen() {
  const [period, setPeriod] = usePeriod();
  const { data: summary, error, refetch } = useAnalyticsSummary(period);
  return (
    <>
      <ScreenHeader title="Analytics" back="/">
        <NativeSelect
          label="Période"
          value={String(period)}
          options={choices}
          onChange={(days) => setPeriod(Number(days))}
          sx={{ minWidth: '12rem' }}
        />
      </ScreenHeader>
      {summary && <Figures summary={summary} period={period} />}
      {!summary && error && <LoadError title="Les chiffres n’ont pas pu être lus" onRetry={refetch} />}
      {!summary && !error && <Loading shape="cards" />}
      <ConfigureBox />
    </>
  );
}

function Figures({ summary, period }: { readonly summary: AnalyticsSummary; readonly period: Period }) {
  const { topPosts, contactsByMonth, postsByCategory, averageReadingMinutes } = summary;
  return (
    <>
      <KeyFigures summary={summary} period={period} />
      <Box sx={panels}>
        <TopPosts posts={topPosts} />
        <BarsPanel
          title="Contacts par mois"
          scope="Les six derniers mois"
          heads={['Mois', 'Contacts']}
          counts={contactsByMonth.map(({ month, count }) => [formatMonth(month), count])}
          colour="var(--action)"
        />
        <BarsPanel
          title="Articles par catégorie"
          scope="Les articles publiés"
          heads={['Catégorie', 'Articles']}
          counts={postsByCategory.map(({ category, count }) => [category ?? 'Sans catégorie', count])}
          colour="var(--teal)"
        />
        <PerformanceMetrics readingMinutes={averageReadingMinutes} />
      </Box>
    </>
  );
}

const panels = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
