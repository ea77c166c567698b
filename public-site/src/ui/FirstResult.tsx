export function FirstResult({ study }: { readonly study: Parameters<typeof resultsOf>[0] }) {
  const [result] = resultsOf(study);
  if (!result) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="font-heading text-title-m font-bold text-teal tabular">{result.value}</span>
      <span className="text-base text-muted">{result.label}</span>
    </p>
  );
}

export interface Result {
  readonly value: string;
  readonly label: string;
}

/** The figures of a case study, one per line: « 3 h : rendues par semaine ». A line without a colon is a figure without a label. */
export const resultsOf = ({ results }: { readonly results: string }): Result[] =>
  results
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, value = line, label = ''] = /^(.+?)\s:\s(.+)$/.exec(line) ?? [];
      return { value: value.trim(), label: label.trim() };
    });
