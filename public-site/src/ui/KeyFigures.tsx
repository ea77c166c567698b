import type { KeyFigure } from '../data/site-content';

/** On a wide screen no figure stands alone on the last line. */
function columnsFor(count: number): string {
  if (count % 3 === 0) return '';
  return count % 4 === 0 ? 'lg:grid-cols-4' : 'lg:grid-cols-5';
}

/** What the workshop has done so far, along a folding rule. */
export function KeyFigures({ figures }: { readonly figures: readonly KeyFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <section aria-labelledby="chiffres" className="inked">
      <div aria-hidden="true" className="tape h-5" />
      <div className="container-site py-12 lg:py-16 phone:py-8">
        <h2 id="chiffres" className="sr-only">
          L’atelier en chiffres
        </h2>
        <dl
          className={`grid gap-x-6 gap-y-8 phone:gap-y-5 max-sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] sm:grid-cols-3 ${columnsFor(figures.length)}`}
        >
          {figures.map(({ value, prefix, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-1.5">
              <dt className="text-base leading-snug">{label}</dt>
              <dd className="flex min-h-[calc(1em+1.375rem)] flex-col justify-end font-heading text-title-xl leading-none font-bold tabular">
                {prefix && <span className="text-base leading-snug">{`${prefix} `}</span>}
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
