import { Box } from '@mui/material';
import { Definition } from './Definition';
import type { Defined } from './definitions';

interface MetricListProps {
  readonly metrics: readonly {
    readonly name: Defined;
    readonly figure: string;
    readonly change?: string | undefined;
  }[];
}

/** Figures one below the other, each with its definition and its change since the period before. */
export function MetricList({ metrics }: MetricListProps) {
  return (
    <Box component="dl" sx={terms}>
      {metrics.map(({ name, figure, change }) => (
        <div key={name}>
          <dt>
            {name}
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
