import { Typography } from '@mui/material';
import { Panel } from '../components/Panel';
import { changeInShort } from './change';
import { MetricList } from './MetricList';
import { changeInPoints, formatDuration, formatMean, formatShare, ratesOf } from './rates';
import type { Period } from './scope';
import type { VisitStatistics } from './visits';

interface PerformanceMetricsProps {
  readonly visits: VisitStatistics;
  readonly period: Period;
  /** Where no card tells it. */
  readonly withEngagement: boolean;
}

/** The block of specification §9, computed from the visits: « — » where there is nothing to compute from. */
export function PerformanceMetrics({ visits, period, withEngagement }: PerformanceMetricsProps) {
  const now = ratesOf(visits.current);
  const before = ratesOf(visits.previous);
  const engagement = {
    name: 'Taux d’engagement',
    figure: formatShare(now.engagement),
    change: changeInPoints(now.engagement, before.engagement),
  } as const;
  return (
    <Panel title="Performances">
      <MetricList
        metrics={[
          ...(withEngagement ? [engagement] : []),
          {
            name: 'Temps de lecture moyen',
            figure: formatDuration(now.reading),
            change: changeInShort(now.reading, before.reading),
          },
          {
            name: 'Taux de rebond',
            figure: formatShare(now.bounce),
            change: changeInPoints(now.bounce, before.bounce),
          },
          { name: 'Pages par session', figure: formatMean(now.pages), change: changeInShort(now.pages, before.pages) },
          {
            name: 'Durée moyenne de session',
            figure: formatDuration(now.duration),
            change: changeInShort(now.duration, before.duration),
          },
          {
            name: 'Conversion en contact',
            figure: formatShare(now.conversion),
            change: changeInPoints(now.conversion, before.conversion),
          },
        ]}
      />
      <Typography variant="body2" color="text.secondary">
        {visits.current.visits === 0
          ? 'Aucune visite pendant cette période : il n’y a rien à calculer.'
          : `Comparées aux ${period}\u00A0jours précédents, en points (pt) pour les taux.`}
      </Typography>
    </Panel>
  );
}
