interface Size {
  readonly width: number;
  readonly height: number;
}

/** The points of a curve, for an SVG `polyline`. */
export function curveOf(counts: readonly number[], { width, height }: Size): string {
  const highest = Math.max(1, ...counts);
  const step = width / Math.max(1, counts.length - 1);
  return counts.map((count, index) => `${round(index * step)},${round(height - (count / highest) * height)}`).join(' ');
}

const round = (value: number): number => Math.round(value * 100) / 100;
