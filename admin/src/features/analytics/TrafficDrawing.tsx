import { Legend, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatNumber } from '../../data/formats/numbers';
import type { CurvePoint } from './curve-points';

const text = { fill: 'var(--muted)', fontSize: 12 } as const;
const line = { type: 'monotone', dot: false, strokeWidth: 2, isAnimationActive: false } as const;

/** The curves themselves, in a chunk of their own with Recharts. Screen readers read the table below. */
export function TrafficDrawing({ points }: { readonly points: readonly CurvePoint[] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart data={[...points]} margin={{ top: 8, right: 12, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <XAxis dataKey="label" minTickGap={48} tickLine={false} tick={text} stroke="var(--line)" />
        <YAxis
          width={44}
          allowDecimals={false}
          axisLine={false}
          tickLine={false}
          tick={text}
          tickFormatter={formatNumber}
        />
        <Tooltip
          formatter={(count) => formatNumber(Number(count))}
          contentStyle={{ background: 'var(--paper)', border: '1px solid var(--line)', borderRadius: 10 }}
        />
        <Legend iconType="plainline" />
        <Line {...line} dataKey="views" name="Vues" stroke="var(--action)" />
        <Line {...line} dataKey="visitors" name="Visiteurs" stroke="var(--teal)" strokeDasharray="5 3" />
      </LineChart>
    </ResponsiveContainer>
  );
}
