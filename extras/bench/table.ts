/** One measured figure beside the budget it must keep, and beside what somebody would pick instead. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** `most` for times and sizes, `least` for scores and throughput. */
  readonly budget?: { readonly most: number } | { readonly least: number };
  /** The same of another program, in the same run: « static file server: 5120 /s ». */
  readonly beside?: { readonly name: string; readonly value: number };
}

interface Group {
  readonly title: string;
  readonly figures: readonly Figure[];
}

const printed: Group[] = [];

/** Prints figures under a title, « OVER » where a budget is not kept. The table at the end has them again. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  printed.push({ title, figures });
  process.stdout.write(`\n${title}\n`);
  for (const figure of figures)
    process.stdout.write(
      `  ${figure.name.padEnd(34)} ${shown(figure).padStart(14)}   ${verdict(figure)}${besideOf(figure, ' ')}\n`,
    );
}

/** Everything printed so far, as one table in Markdown. */
export const tableOfAll = (): string =>
  [
    '| What | Figure | Measured | Budget | Beside |',
    '| --- | --- | ---: | --- | --- |',
    ...printed.flatMap(({ title, figures }) =>
      figures.map(
        (figure) => `| ${title} | ${figure.name} | ${shown(figure)} | ${verdict(figure)} | ${besideOf(figure)} |`,
      ),
    ),
  ].join('\n');

const rounded = (value: number): number => Number(value.toPrecision(value >= 1000 ? 6 : 3));

const shown = ({ value, unit }: Figure): string => `${rounded(value)} ${unit}`.trim();

function verdict({ value, budget }: Figure): string {
  if (!budget) return '';
  const kept = 'most' in budget ? value <= budget.most : value >= budget.least;
  return `${kept ? 'kept' : 'OVER'} (${'most' in budget ? `at most ${budget.most}` : `at least ${budget.least}`})`;
}

const besideOf = ({ beside, unit }: Figure, before = ''): string =>
  beside ? `${before}${beside.name}: ${rounded(beside.value)} ${unit}`.trimEnd() : '';

/** The middle value. */
export const median = (values: readonly number[]): number => percentile(values, 50);

/** The value that as many per cent of the values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}
