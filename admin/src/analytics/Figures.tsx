import { Box } from '@mui/material';
import { formatMonth } from '../formats/dates';
import type { AnalyticsSummary } from './analytics-summary';
import { BarsPanel } from './BarsPanel';
import { ContactPath, OtherActions } from './ContactPath';
import { EmptySearches } from './EmptySearches';
import { KeyFigures } from './KeyFigures';
import { PerformanceMetrics } from './PerformanceMetrics';
import { PresentVisitors } from './PresentVisitors';
import { Rankings } from './Rankings';
import { isFiltered, type Scope } from './scope';
import { TopPosts } from './TopPosts';
import { TrafficPanel } from './TrafficPanel';
import type { VisitBreakdowns, VisitStatistics } from './visits';

interface FiguresProps {
  readonly summary: AnalyticsSummary;
  readonly visits: VisitStatistics;
  readonly breakdowns: VisitBreakdowns;
  readonly scope: Scope;
}

/** All that the screen shows of a period; with a filter, only what the filter narrows. */
export function Figures({ summary, visits, breakdowns, scope }: FiguresProps) {
  const { topPosts, contactsByMonth, postsByCategory } = summary;
  const { current } = visits;
  const filtered = isFiltered(scope.filter);
  return (
    <>
      {!filtered && <KeyFigures summary={summary} visits={visits} period={scope.period} />}
      <Box sx={{ mb: 2 }}>
        <TrafficPanel visits={visits} />
      </Box>
      <Box sx={panels}>
        <PerformanceMetrics visits={visits} period={scope.period} withEngagement={filtered} />
        <ContactPath totals={current} />
        <PresentVisitors scope={scope} />
        <OtherActions totals={current} />
        <Rankings breakdowns={breakdowns} />
        {!filtered && (
          <>
            <EmptySearches />
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
