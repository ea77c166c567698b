/** A measured figure, with its budget. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit?: string;
  /** `most` for times and sizes, `least` for scores. */
  readonly budget?: { readonly most: number } | { readonly least: number };
}

/** One row of the printed table: what one part of the benchmarks measured for one subject. */
export interface Row {
  /** The name of the part, as in `npm run bench -- NAME`. */
  readonly part: string;
  readonly subject: string;
  readonly figures: readonly Figure[];
}

const printed: Row[] = [];

/** Prints the figures of a subject. `printedRows` collects them. */
export function printFigures(part: string, subject: string, figures: readonly Figure[]): void {
  printed.push({ part, subject, figures });
  process.stdout.write(`\n${part}: ${subject}\n`);
  for (const figure of figures) process.stdout.write(`  ${figure.name.padEnd(44)} ${valueAndBudget(figure)}\n`);
}

export const printedRows = (): readonly Row[] => printed;

/** "7.61 kB (≤10)", or "12.1 kB (not ≤10)" where the figure does not keep its budget. */
export function valueAndBudget({ value, unit = '', budget }: Figure): string {
  const shown = `${Number(value.toPrecision(3))} ${unit}`.trim();
  if (!budget) return shown;
  const isKept = 'most' in budget ? value <= budget.most : value >= budget.least;
  const bound = 'most' in budget ? `≤${budget.most}` : `≥${budget.least}`;
  return `${shown} (${isKept ? '' : 'not '}${bound})`;
}

/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
