import { Box, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { FiguresTable } from '../../ui/components/FiguresTable';
import { Panel } from '../../ui/components/Panel';
import { formatDate } from '../../data/formats/dates';
import { formatNumber } from '../../data/formats/numbers';
import { changeInShort } from './change';
import { curvePoints } from './curve-points';
import { MetricList } from './MetricList';
import type { VisitStatistics } from './visits';

/** Lazy, as the bars: with Recharts. */
const TrafficDrawing = lazy(async () => ({ default: (await import('./TrafficDrawing')).TrafficDrawing }));

const height = '15rem';

/** Visitors, visits and views of the period, with their curve. */
export function TrafficPanel({ visits }: { readonly visits: VisitStatistics }) {
  const { since, current, previous, days } = visits;
  const { unit, points } = curvePoints(days);
  const metrics = [
    { name: 'Visiteurs', now: current.visitors, before: previous.visitors },
    { name: 'Visites', now: current.visits, before: previous.visits },
    { name: 'Vues', now: current.views, before: previous.views },
  ] as const;
  return (
    <Panel title="Fréquentation">
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'minmax(15rem, 1fr) 3fr' }, alignItems: 'center' }}
      >
        <MetricList
          metrics={metrics.map(({ name, now, before }) => ({
            name,
            figure: since === null ? '—' : formatNumber(now),
            change: changeInShort(now, before),
          }))}
        />
        {current.visits > 0 && (
          <Box role="img" aria-label="Diagramme : Fréquentation" sx={{ minWidth: 0, height }}>
            <Suspense>
              <TrafficDrawing points={points} />
            </Suspense>
          </Box>
        )}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {sentenceOf(visits)}
      </Typography>
      {current.visits > 0 && (
        <FiguresTable
          caption={unit === 'day' ? 'Fréquentation par jour' : 'Fréquentation par semaine'}
          heads={[unit === 'day' ? 'Jour' : 'Semaine du', 'Visiteurs', 'Vues']}
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
