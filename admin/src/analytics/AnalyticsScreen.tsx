import { Box } from '@mui/material';
import { LoadError } from '../components/LoadError';
import { NativeSelect } from '../components/NativeSelect';
import { Loading } from '../components/Loading';
import { ScreenHeader } from '../layout/ScreenHeader';
import { useAnalyticsSummary } from './analytics-summary';
import { ConfigureBox } from './ConfigureBox';
import { DemoMeasures } from './DemoMeasures';
import { Figures } from './Figures';
import { periods, useScope } from './scope';
import { ScopeFilter } from './ScopeFilter';
import { useVisitBreakdowns, useVisitStatistics } from './visits';
import { VisitsExport } from './VisitsExport';

const choices = periods.map((days) => [String(days), `${days}\u00A0derniers jours`] as const);

/** /admin/analytics */
export function AnalyticsScreen() {
  const { scope, setPeriod, linkTo } = useScope();
  const summary = useAnalyticsSummary(scope.period);
  const visits = useVisitStatistics(scope);
  const breakdowns = useVisitBreakdowns(scope);
  const asked = [summary, visits, breakdowns];
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
        <VisitsExport visits={visits.data} breakdowns={breakdowns.data} />
      </ScreenHeader>
      <DemoMeasures />
      <ScopeFilter filter={scope.filter} without={linkTo({})} />
      {failed ? (
        <LoadError
          title="Les chiffres n’ont pas pu être lus"
          onRetry={() => void Promise.all(asked.map(({ refetch }) => refetch()))}
        />
      ) : summary.data && visits.data && breakdowns.data ? (
        <Box aria-busy={asked.some(({ isPlaceholderData }) => isPlaceholderData)} sx={belowFilter}>
          <Figures summary={summary.data} visits={visits.data} breakdowns={breakdowns.data} scope={scope} />
        </Box>
      ) : (
        <Loading shape="cards" />
      )}
      <ConfigureBox />
    </>
  );
}

/** What gets the focus is not hidden by the filter, which stays in sight. */
const belowFilter = { '& a, & button, & summary': { scrollMarginTop: '5rem' } } as const;
