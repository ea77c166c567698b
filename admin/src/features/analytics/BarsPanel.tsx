import { Box, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { FiguresTable } from '../../ui/components/FiguresTable';
import { Panel } from '../../ui/components/Panel';
import { barsOf } from './bars';

/** Lazy: Recharts is larger than the rest of the screen. */
const BarsDrawing = lazy(async () => ({ default: (await import('./BarsDrawing')).BarsDrawing }));

interface BarsPanelProps {
  readonly title: string;
  /** What the chart covers, as the chosen period does not apply to it. */
  readonly scope: string;
  readonly heads: readonly [string, string];
  readonly counts: readonly (readonly [name: string, count: number])[];
  readonly colour: string;
}

export function BarsPanel({ title, scope, heads, counts, colour }: BarsPanelProps) {
  return (
    <Panel title={title}>
      {counts.length === 0 ? (
        <Typography color="text.secondary">Rien à compter pour l’instant.</Typography>
      ) : (
        <>
          <Typography variant="body2" color="text.secondary">
            {scope}
          </Typography>
          <Box role="img" aria-label={`Diagramme : ${title}`} sx={{ height: counts.length * 34 + 8 }}>
            <Suspense>
              <BarsDrawing bars={barsOf(counts)} colour={colour} />
            </Suspense>
          </Box>
          <FiguresTable caption={title} heads={heads} rows={counts} />
        </>
      )}
    </Panel>
  );
}
