import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { formatNumber } from '../../data/formats/numbers';
import type { barsOf } from './bars';

const text = { fill: 'var(--ink)', fontSize: 13 } as const;

/** The chart itself, in a chunk of its own with Recharts. Without animation; screen readers read the table below. */
export function BarsDrawing({ bars, colour }: { readonly bars: ReturnType<typeof barsOf>; readonly colour: string }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        layout="vertical"
        data={bars}
        margin={{ top: 0, right: 44, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <XAxis type="number" domain={[0, 100]} hide />
        <YAxis type="category" dataKey="name" width={132} axisLine={false} tickLine={false} tick={text} interval={0} />
        <Bar dataKey="length" fill={colour} radius={[0, 5, 5, 0]} barSize={18} isAnimationActive={false}>
          <LabelList
            dataKey="count"
            position="right"
            formatter={(count) => formatNumber(Number(count))}
            style={{ ...text, fontWeight: 600 }}
          />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
