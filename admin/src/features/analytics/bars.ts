/** The shortest bar for a count above 0 (specification §9); 0 has no bar. */
const shortest = 10;

/** The bars of a chart; their length is in percent of the chart's width. */
export function barsOf(counts: readonly (readonly [name: string, count: number])[]) {
  const highest = Math.max(1, ...counts.map(([, count]) => count));
  return counts.map(([name, count]) => ({ name, count, length: count && Math.max(shortest, (count / highest) * 100) }));
}
