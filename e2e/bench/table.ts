/** One measured figure beside the budget it must keep. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** `most` for times and sizes, `least` for scores and throughput. */
  readonly budget?: { readonly most: number } | { readonly least: number };
}

/** Prints figures under a title, « over » where a budget is not kept. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  process.stdout.write(`\n${title}\n`);
  for (const { name, value, unit, budget } of figures) {
    const shown = `${Math.round(value * 1000) / 1000} ${unit}`.trim();
    process.stdout.write(`  ${name.padEnd(34)} ${shown.padStart(14)}   ${budget ? verdict(value, budget) : ''}\n`);
  }
}

function verdict(value: number, budget: NonNullable<Figure['budget']>): string {
  const kept = 'most' in budget ? value <= budget.most : value >= budget.least;
  return `${kept ? 'kept' : 'OVER'} (${'most' in budget ? `at most ${budget.most}` : `at least ${budget.least}`})`;
}

/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
