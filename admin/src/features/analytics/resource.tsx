import AnalyticsIcon from '@mui/icons-material/InsightsOutlined';
import { Box, Button, Typography } from '@mui/material';
import { LinkBase } from 'react-admin';
import { formatDate } from '../../formats/dates';
import type { BackOfficeResource } from '../../provider/resource';
import { useFunctionCall } from '../../provider/use-function-call';
import { useReadFunction } from '../../provider/use-read-function';
import { useVisitStatistics } from '../../provider/visit-statistics';
import { LoadError } from '../../ui/components/LoadError';
import { Loading } from '../../ui/components/Loading';
import { NativeSelect } from '../../ui/components/NativeSelect';
import { Notice } from '../../ui/components/Notice';
import { ScreenHeader } from '../../ui/layout/ScreenHeader';
import { csvTables } from './csv-tables';
import { ExportMenu } from './ExportMenu';
import { ActionsPanel, EmptySearches, EntryRankings, PageRanking, SourceRankings } from './Rankings';
import { periods, ScopeFilter, useScope } from './scope';
import { useAnalyticsSummary, useVisitBreakdowns } from './statistics';
import { ContactsByMonth, KeyFigures, PostsByCategory, TopPosts } from './SummaryPanels';
import { PerformanceMetrics, CurrentVisitors, TrafficPanel } from './VisitPanels';

const choices = periods.map((days) => [String(days), `${days}\u00A0derniers jours`] as const);

/** /admin/analytics. With a filter, the screen shows only the figures that the filter narrows. */
function AnalyticsScreen() {
  const { scope, isFiltered, setPeriod } = useScope();
  const queries = [useAnalyticsSummary(scope.period), useVisitStatistics(scope), useVisitBreakdowns(scope)] as const;
  const [{ data: summary }, { data: visits }, { data: breakdowns }] = queries;
  const failed = queries.some(({ data, error }) => !data && error);
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
        <ExportMenu tables={visits && breakdowns ? csvTables(visits, breakdowns) : []} />
      </ScreenHeader>
      <ExampleVisits />
      <ScopeFilter />
      {failed ? (
        <LoadError
          title="Les chiffres n’ont pas pu être lus"
          onRetry={() => void Promise.all(queries.map(({ refetch }) => refetch()))}
        />
      ) : summary && visits && breakdowns ? (
        <Box aria-busy={queries.some(({ isPlaceholderData }) => isPlaceholderData)} sx={belowFilter}>
          {!isFiltered && <KeyFigures summary={summary} visits={visits} />}
          <Box sx={twoPanels}>
            <TrafficPanel visits={visits} />
            <PerformanceMetrics visits={visits} />
            <PageRanking breakdowns={breakdowns} />
            {isFiltered ? <CurrentVisitors /> : <TopPosts posts={summary.topPosts} />}
          </Box>
          <Box sx={panels}>
            <SourceRankings breakdowns={breakdowns} />
            {!isFiltered && <EmptySearches />}
            <EntryRankings breakdowns={breakdowns} />
            {!isFiltered && <ContactsByMonth summary={summary} />}
            <ActionsPanel totals={visits.current} />
            {!isFiltered && (
              <>
                <CurrentVisitors />
                <PostsByCategory summary={summary} />
              </>
            )}
          </Box>
          <ConfigureBox />
        </Box>
      ) : (
        <Loading shape="cards" />
      )}
    </>
  );
}

const twoPanels = {
  display: 'grid',
  gap: 2,
  mb: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  // An open table does not stretch the panel beside it.
  '&:has(details[open])': { alignItems: 'start' },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

/**
 * CSS columns rather than a grid, because the panels differ in height, and a grid would leave gaps below the shorter ones. On a wide screen
 * the panels fill three columns of similar length: sources and searches, first pages, actions.
 */
const panels = {
  columnCount: { xs: 1, md: 2, lg: 3 },
  columnGap: 2,
  '& > section': { breakInside: 'avoid', mb: 2 },
  '& > section:last-of-type': { mb: 0 },
} as const;

/** Keeps a focused element from being scrolled below the sticky filter. */
const belowFilter = { '& a, & button, & summary': { scrollMarginTop: '5rem' } } as const;

/** A box with a link to the setting that adds Google Analytics. */
function ConfigureBox() {
  return (
    <Box component="section" aria-labelledby="configure" sx={configureBox}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', flex: '1 1 20rem', alignItems: 'baseline', columnGap: 2, rowGap: 0.5 }}
      >
        <Typography variant="h2" id="configure">
          Un autre outil de mesure
        </Typography>
        <Typography variant="body2" color="text.secondary">
          Google Analytics, qui demande l’accord des visiteurs, se branche dans les paramètres.
        </Typography>
      </Box>
      <Button component={LinkBase} to="/site_settings" variant="outlined">
        Configurer dans les paramètres
      </Button>
    </Box>
  );
}

const configureBox = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  mt: 2,
  px: 2,
  py: 1,
  bgcolor: 'var(--sand)',
  border: '1px solid var(--line)',
  borderRadius: '14px',
} as const;

/** This resource has no table: it is a screen with an address and an entry in the navigation. */
export const analytics: BackOfficeResource = {
  name: 'analytics',
  icon: AnalyticsIcon,
  list: AnalyticsScreen,
  options: {
    path: 'analytics',
    menuGroup: 'audience',
    columns: {},
    messages: { name: 'Analytics |||| Analytics' },
  },
};

/** Says that some visits are invented, as in the local demo, and offers to remove these. */
function ExampleVisits() {
  const { data: until } = useReadFunction('example_visits_until', {});
  const { mutate, isPending } = useFunctionCall(
    'remove_example_visits',
    'delete',
    () => 'Données de démonstration supprimées',
  );
  if (typeof until !== 'string') return null;
  return (
    <Notice
      actions={
        <Button variant="outlined" disabled={isPending} onClick={() => mutate({})}>
          Supprimer ces données
        </Button>
      }
    >
      <strong>Données de démonstration.</strong> Les visites jusqu’au {formatDate(until)} sont inventées, celles d’après
      sont les vôtres.
    </Notice>
  );
}
