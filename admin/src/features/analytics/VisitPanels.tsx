import { Box, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { formatDate } from '../../formats/dates';
import { countOf, formatNumber } from '../../formats/numbers';
import { FiguresTable } from '../../ui/components/FiguresTable';
import { Panel } from '../../ui/components/Panel';
import { linksWithNotes } from '../../ui/theme/styles';
import { Definition, definitions, type Figure, FigurePanel } from './definitions';
import { changeInPoints, shortChange, formatDuration, formatMean, formatShare, ratesOf } from './rates';
import { sampleSentence } from './sample-size';
import { useScope } from './scope';
import type { VisitStatistics } from '../../provider/visit-statistics';
import { curvePoints, useVisitsNow } from './statistics';

/** Lazy, because Recharts is larger than the rest of the screen. */
const Curves = lazy(async () => ({ default: (await import('./charts')).Curves }));

interface VisitsProps {
  readonly visits: VisitStatistics;
}

/** The numbers of visitors, visits and views in the period, and a chart of visitors and views. */
export function TrafficPanel({ visits }: VisitsProps) {
  const { since, current, previous, days } = visits;
  const { unit, points } = curvePoints(days);
  return (
    <Panel title="Fréquentation">
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { md: 'minmax(15rem, 2fr) 3fr' },
          alignItems: 'center',
          '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
        }}
      >
        <Box>
          <MetricList
            metrics={(['visitors', 'visits', 'views'] as const).map((name) => [
              name,
              since === null ? '—' : formatNumber(current[name]),
              shortChange(current[name], previous[name]),
            ])}
          />
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {sentenceOf(visits)}
          </Typography>
        </Box>
        {current.visits > 0 && (
          <Box role="img" aria-label="Diagramme : Fréquentation" sx={{ minWidth: 0, height: '11rem' }}>
            <Suspense>
              <Curves points={points} />
            </Suspense>
          </Box>
        )}
      </Box>
      {current.visits > 0 && (
        <FiguresTable
          caption={unit === 'day' ? 'Fréquentation par jour' : 'Fréquentation par semaine'}
          heads={[unit === 'day' ? 'Jour' : 'Semaine du', 'Visiteurs', 'Pages vues']}
          rows={points.map(({ label, visitors, views }) => [label, visitors, views])}
        />
      )}
    </Panel>
  );
}

function sentenceOf({ since, current }: VisitStatistics): string {
  if (since === null) return 'Aucune visite n’a encore été mesurée. Les chiffres arrivent avec la première.';
  if (current.visits === 0) return 'Aucune visite pendant cette période.';
  return `Visites mesurées par le site lui-même, sans cookie, depuis le ${formatDate(since)}.`;
}

const engagement = ['engagement', formatShare, changeInPoints] as const;
const otherRates = [
  ['reading', formatDuration, shortChange],
  ['bounce', formatShare, changeInPoints],
  ['pages', formatMean, shortChange],
  ['duration', formatDuration, shortChange],
  ['conversion', formatShare, changeInPoints],
] as const;

/**
 * The performance metrics of specification §9, computed from the visits; « — » for a figure with too few visits. With a filter, which hides
 * the card of the engagement rate, the block contains that rate too.
 */
export function PerformanceMetrics({ visits }: VisitsProps) {
  const { scope, isFiltered } = useScope();
  const now = ratesOf(visits.current);
  const before = ratesOf(visits.previous);
  const rates = isFiltered ? [engagement, ...otherRates] : otherRates;
  return (
    <Panel title="Performances">
      <MetricList
        metrics={rates.map(([rate, format, changeOf]) => [rate, format(now[rate]), changeOf(now[rate], before[rate])])}
      />
      <Typography variant="body2" color="text.secondary">
        {visits.current.visits === 0
          ? 'Aucune visite pendant cette période\u00A0: il n’y a rien à calculer.'
          : `Comparées aux ${scope.period}\u00A0jours précédents, en points (pt) pour les taux. ${sampleSentence(visits.current.visits)}`}
      </Typography>
    </Panel>
  );
}

interface MetricListProps {
  readonly metrics: readonly (readonly [name: Figure, figure: string, change: string | undefined])[];
}

/** A list of figures, each with its definition and its change since the previous period. */
function MetricList({ metrics }: MetricListProps) {
  return (
    <Box component="dl" sx={terms}>
      {metrics.map(([name, figure, change]) => (
        <div key={name}>
          <dt>
            {definitions[name][0]}
            <Definition of={name} />
          </dt>
          <dd>{figure}</dd>
          {change && <dd>{change}</dd>}
        </div>
      ))}
    </Box>
  );
}

const terms = {
  m: 0,
  '& > div': { display: 'flex', alignItems: 'center', gap: 1.5, py: 0.5 },
  '& > div + div': { borderTop: '1px solid var(--line)' },
  '& dt': { flex: 1, color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600, textAlign: 'right' },
  '& dd + dd': { minWidth: '4.5rem', color: 'text.secondary', fontSize: '0.875rem', fontWeight: 400 },
} as const;

/** Counts the visitors of the last half hour. */
export function CurrentVisitors() {
  const { data } = useVisitsNow(useScope().scope);
  return (
    <FigurePanel of="present">
      <Typography sx={{ fontSize: '1.5rem', fontWeight: 650 }}>
        {data ? countOf(data.visitors, 'visiteur', 'visiteurs') : '—'}
      </Typography>
      {data && data.pages.length > 0 && (
        <Box component="ul" aria-label="Pages regardées" sx={pagesNow}>
          {data.pages.slice(0, 3).map(({ value, visitors }) => (
            <li key={value}>
              <span title={value}>{value}</span>
              <span>{visitors}</span>
            </li>
          ))}
        </Box>
      )}
    </FigurePanel>
  );
}

const pagesNow = {
  ...linksWithNotes,
  '& li': { display: 'flex', justifyContent: 'space-between', gap: 1.5, py: 0.5 },
  '& li > span:first-of-type': { flexShrink: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;
