import { Typography } from '@mui/material';
import { Panel } from '../../ui/components/Panel';
import { changeInShort } from './change';
import { MetricList } from './MetricList';
import { changeInPoints, formatDuration, formatMean, formatShare, ratesOf } from './rates';
import { useScope } from './scope';
import type { VisitStatistics } from './visits';

const engagement = ['Taux d’engagement', 'engagement', formatShare, changeInPoints] as const;
const others = [
  ['Temps de lecture moyen', 'reading', formatDuration, changeInShort],
  ['Taux de rebond', 'bounce', formatShare, changeInPoints],
  ['Pages par session', 'pages', formatMean, changeInShort],
  ['Durée moyenne de session', 'duration', formatDuration, changeInShort],
  ['Conversion en contact', 'conversion', formatShare, changeInPoints],
] as const;

/**
 * The block of specification §9, computed from the visits: « — » where there is nothing to compute from. With the
 * engagement where a filter leaves out its card.
 */
export function PerformanceMetrics({ visits }: { readonly visits: VisitStatistics }) {
  const { scope, isFiltered } = useScope();
  const now = ratesOf(visits.current);
  const before = ratesOf(visits.previous);
  const metrics = isFiltered ? [engagement, ...others] : others;
  return (
    <Panel title="Performances">
      <MetricList
        metrics={metrics.map(([name, rate, format, changeOf]) => ({
          name,
          figure: format(now[rate]),
          change: changeOf(now[rate], before[rate]),
        }))}
      />
      <Typography variant="body2" color="text.secondary">
        {visits.current.visits === 0
          ? 'Aucune visite pendant cette période : il n’y a rien à calculer.'
          : `Comparées aux ${scope.period}\u00A0jours précédents, en points (pt) pour les taux.`}
      </Typography>
    </Panel>
  );
}
