import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Box, Button } from '@mui/material';
import { downloadCSV } from 'react-admin';
import { LoadError } from '../../ui/components/LoadError';
import { NativeSelect } from '../../ui/components/NativeSelect';
import { Loading } from '../../ui/components/Loading';
import { formatMonth } from '../../data/formats/dates';
import { ScreenHeader } from '../../ui/layout/ScreenHeader';
import { type AnalyticsSummary, useAnalyticsSummary } from './analytics-summary';
import { BarsPanel } from './BarsPanel';
import { ConfigureBox } from './ConfigureBox';
import { DemoMeasures } from './DemoMeasures';
import { EmptySearches } from './EmptySearches';
import { KeyFigures } from './KeyFigures';
import { PerformanceMetrics } from './PerformanceMetrics';
import { PresentVisitors } from './PresentVisitors';
import { Rankings } from './Rankings';
import { periods, useScope } from './scope';
import { ScopeFilter } from './ScopeFilter';
import { StepsPanel } from './StepsPanel';
import { TopPosts } from './TopPosts';
import { TrafficPanel } from './TrafficPanel';
import { useVisitBreakdowns, useVisitStatistics, type VisitBreakdowns, type VisitStatistics } from './visits';
import { visitsCsv } from './visits-csv';

const choices = periods.map((days) => [String(days), `${days}\u00A0derniers jours`] as const);

/** /admin/analytics */
export function AnalyticsScreen() {
  const { scope, setPeriod } = useScope();
  const asked = [useAnalyticsSummary(scope.period), useVisitStatistics(scope), useVisitBreakdowns(scope)] as const;
  const [{ data: summary }, { data: visits }, { data: breakdowns }] = asked;
  const failed = asked.some(({ data, error }) => !data && error);
  return (
    <>
      <ScreenHeader title="Analytics" back="/">
        <NativeSelect
          label="Période"
          value={String(scope.period)}
          options={choices}
          onChange={(days) => setPeriod(Number(days))}
          fullWidth={false}
          sx={{ minWidth: '12rem' }}
        />
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          disabled={!visits || !breakdowns}
          onClick={() => visits && breakdowns && downloadCSV(visitsCsv(visits, breakdowns), 'statistiques')}
        >
          Exporter (CSV)
        </Button>
      </ScreenHeader>
      <DemoMeasures />
      <ScopeFilter />
      {failed ? (
        <LoadError
          title="Les chiffres n’ont pas pu être lus"
          onRetry={() => void Promise.all(asked.map(({ refetch }) => refetch()))}
        />
      ) : summary && visits && breakdowns ? (
        <Box aria-busy={asked.some(({ isPlaceholderData }) => isPlaceholderData)} sx={belowFilter}>
          <Figures summary={summary} visits={visits} breakdowns={breakdowns} />
        </Box>
      ) : (
        <Loading shape="cards" />
      )}
      <ConfigureBox />
    </>
  );
}

interface FiguresProps {
  readonly summary: AnalyticsSummary;
  readonly visits: VisitStatistics;
  readonly breakdowns: VisitBreakdowns;
}

/** All that the screen shows of a period; with a filter, only what the filter narrows. */
function Figures({ summary, visits, breakdowns }: FiguresProps) {
  const { isFiltered } = useScope();
  return (
    <>
      {!isFiltered && <KeyFigures summary={summary} visits={visits} />}
      <Box sx={{ mb: 2 }}>
        <TrafficPanel visits={visits} />
      </Box>
      <Box sx={panels}>
        <PerformanceMetrics visits={visits} />
        <StepsPanel title="Chemin vers le contact" totals={visits.current} />
        <PresentVisitors />
        <StepsPanel title="Autres actions" totals={visits.current} />
        <Rankings breakdowns={breakdowns} />
        {!isFiltered && (
          <>
            <EmptySearches />
            <TopPosts posts={summary.topPosts} />
            <BarsPanel
              title="Contacts par mois"
              scope="Les six derniers mois"
              heads={['Mois', 'Contacts']}
              counts={summary.contactsByMonth.map(({ month, count }) => [formatMonth(month), count])}
              colour="var(--action)"
            />
            <BarsPanel
              title="Articles par catégorie"
              scope="Les articles publiés"
              heads={['Catégorie', 'Articles']}
              counts={summary.postsByCategory.map(({ category, count }) => [category ?? 'Sans catégorie', count])}
              colour="var(--teal)"
            />
          </>
        )}
      </Box>
    </>
  );
}

const panels = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** What gets the focus is not hidden by the filter, which stays in sight. */
const belowFilter = { '& a, & button, & summary': { scrollMarginTop: '5rem' } } as const;
