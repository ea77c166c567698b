import { resultsOf } from '../data/case-studies';

/** The first figure of a case study, where it stands among others. */
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
