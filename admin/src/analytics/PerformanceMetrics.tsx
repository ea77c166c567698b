import { identity } from '@agency/brand/identity';
import { Box } from '@mui/material';
import { Panel } from '../components/Panel';

const minutes = new Intl.NumberFormat(identity.locale, { maximumFractionDigits: 1 });

/**
 * The block of specification §9 without its fixed values: the reading time is computed from the articles, the others are
 * « — », because visits are not measured.
 */
export function PerformanceMetrics({ readingMinutes }: { readonly readingMinutes: number | null }) {
  const metrics = [
    ['Temps de lecture moyen', readingMinutes === null ? '—' : `${minutes.format(readingMinutes)}\u00A0min`],
    ['Taux de rebond', '—'],
    ['Pages par session', '—'],
    ['Durée moyenne de session', '—'],
    ['Conversion en contact', '—'],
  ] as const;
  return (
    <Panel title="Performances">
      <Box component="dl" sx={terms}>
        {metrics.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </Box>
    </Panel>
  );
}

const terms = {
  m: 0,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.875 },
  '& > div + div': { borderTop: '1px solid var(--line)' },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600 },
} as const;
