/** A bar of a chart: what it is called, what it counts, how long it is drawn in percent of the room there is. */
export interface Bar {
  readonly name: string;
  readonly count: number;
  readonly length: number;
}

/** Shortest bar of a month that has requests (specification §9); one without any has no bar. */
const shortest = 10;

/** Bars in proportion to the highest count; the count itself is always written beside. */
export function barsOf(counts: readonly (readonly [name: string, count: number])[]): Bar[] {
  const highest = Math.max(1, ...counts.map(([, count]) => count));
  return counts.map(([name, count]) => ({ name, count, length: count && Math.max(shortest, (count / highest) * 100) }));
}

/** Height in pixels of a chart of so many bars. */
export const heightOf = (count: number): number => count * 34 + 8;
