import {
  Bar,
  BarChart,
  LabelList,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { formatNumber } from '../../formats/numbers';
import type { CurvePoint } from './statistics';

// The charts are loaded on demand, together with Recharts. They have no animation; screen readers read the tables below them.

const tick = { fill: 'var(--ink)', fontSize: 13 } as const;
const axis = { tick: { fill: 'var(--muted)', fontSize: 12 }, tickLine: false } as const;
/** Straight lines from day to day, because a smoothed curve would show visits that nobody made. */
const line = { type: 'linear', dot: false, strokeWidth: 2, isAnimationActive: false } as const;

export interface BarsProps {
  readonly counts: readonly (readonly [name: string, count: number])[];
  readonly colour: string;
}

/** The length of the shortest bar, in percent, for a count above 0 (specification §9); a count of 0 has no bar. */
const shortest = 10;

/** Computes the bars of a chart. Their length is in percent of the chart's width. */
export function barsOf(counts: BarsProps['counts']) {
  const highest = Math.max(1, ...counts.map(([, count]) => count));
  return counts.map(([name, count]) => ({ name, count, length: count && Math.max(shortest, (count / highest) * 100) }));
}

export function Bars({ counts, colour }: BarsProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        layout="vertical"
        data={barsOf(counts)}
        margin={{ top: 0, right: 44, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <XAxis type="number" domain={[0, 100]} hide />
        <YAxis type="category" dataKey="name" width={132} axisLine={false} tickLine={false} tick={tick} interval={0} />
        <Bar dataKey="length" fill={colour} radius={[0, 5, 5, 0]} barSize={18} isAnimationActive={false}>
          <LabelList
            dataKey="count"
            position="right"
            formatter={(count) => formatNumber(Number(count))}
            style={{ ...tick, fontWeight: 600 }}
          />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}

export function Curves({ points }: { readonly points: readonly CurvePoint[] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart data={[...points]} margin={{ top: 8, right: 12, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <XAxis {...axis} dataKey="label" minTickGap={48} stroke="var(--line)" />
        <YAxis {...axis} width={44} allowDecimals={false} axisLine={false} tickFormatter={formatNumber} />
        <Tooltip
          formatter={(count) => formatNumber(Number(count))}
          contentStyle={{ background: 'var(--background)', border: '1px solid var(--line)', borderRadius: 10 }}
        />
        <Legend iconType="plainline" />
        <Line {...line} dataKey="views" name="Pages vues" stroke="var(--action)" />
        <Line {...line} dataKey="visitors" name="Visiteurs" stroke="var(--teal)" strokeDasharray="5 3" />
      </LineChart>
    </ResponsiveContainer>
  );
}
