import { resultsOf } from '../../ui/FirstResult';
import type { CaseStudy } from './data';

/** The figures of a case study, beside its text. */
export function Results({ study }: { readonly study: CaseStudy }) {
  const results = resultsOf(study);
  if (results.length === 0) return null;
  return (
    <aside
      aria-label="Résultats"
      className="flex flex-col gap-5 self-start rounded-card border-[1.5px] border-ink p-6 max-lg:order-first lg:sticky lg:top-28"
    >
      <dl className="grid gap-5 sm:max-lg:grid-cols-3">
        {results.map(({ value, label }) => (
          <div key={value + label} className="flex flex-col-reverse justify-end gap-1">
            <dt className="text-base leading-snug text-muted">{label}</dt>
            <dd className="font-heading text-title-l leading-tight font-bold text-teal tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
