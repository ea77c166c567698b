import { Box } from '@mui/material';

const size = { width: 300, height: 72 };

interface SparklineProps {
  readonly label: string;
  readonly counts: readonly number[];
  readonly height?: string;
}

/** Daily counts as a curve, as wide as its container. */
export function Sparkline({ label, counts, height = '6rem' }: SparklineProps) {
  const points = sparklinePoints(counts, size);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 -2 ${size.width} ${size.height + 4}`}
      preserveAspectRatio="none"
      sx={{ ...drawing, height }}
    >
      {points && <polygon points={`0,${size.height} ${points} ${size.width},${size.height}`} />}
      <polyline points={points} />
    </Box>
  );
}

const drawing = {
  display: 'block',
  width: '100%',
  borderBottom: '1px solid var(--line)',
  fill: 'none',
  stroke: 'var(--action)',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  '& polygon': { fill: 'var(--action-soft)', stroke: 'none' },
  '& polyline': { vectorEffect: 'non-scaling-stroke' },
} as const;

const round = (value: number): number => Math.round(value * 100) / 100;

export function sparklinePoints(counts: readonly number[], { width, height }: typeof size): string {
  const highest = Math.max(1, ...counts);
  const step = width / Math.max(1, counts.length - 1);
  return counts.map((count, index) => `${round(index * step)},${round(height - (count / highest) * height)}`).join(' ');
}
