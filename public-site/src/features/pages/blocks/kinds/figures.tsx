import type { BlockDeclaration } from '@agency-site/domain/block';
import type { SiteClient } from '../../../../data/client';
import { loadKeyFigures, type KeyFigure } from '../../../../data/site-content';
import type { BlockProps } from '../block';

export const declaration = {
  label: 'Chiffres',
  helperText: 'Les chiffres clés publiés, le long d’un mètre pliant.',
  fields: { title: { label: 'Titre, pour qui ne voit pas la page', maxLength: 200 } },
} as const satisfies BlockDeclaration;

export const load = (client: SiteClient): Promise<KeyFigure[]> => loadKeyFigures(client);

/** The agency's key figures, below the graduations of a folding rule. */
export function Component({ block, data: figures }: BlockProps<typeof declaration, readonly KeyFigure[]>) {
  const title = block.title || 'Chiffres clés';
  if (figures.length === 0) return null;
  return (
    <section aria-label={title} className="inked">
      <div aria-hidden="true" className="tape h-5" />
      <div className="container-site py-12 lg:py-16 phone:py-6">
        <h2 className="sr-only">{title}</h2>
        <dl
          className={`grid gap-x-6 gap-y-8 phone:gap-x-4 phone:gap-y-5 max-sm:grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] sm:grid-cols-3 ${columnsFor(figures.length)}`}
        >
          {figures.map(({ value, prefix, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-1.5">
              <dt className="text-base leading-snug phone:text-sm">{label}</dt>
              <dd className="flex min-h-[calc(1em+1.375rem)] flex-col justify-end font-heading text-title-xl leading-none font-bold tabular phone:text-title-m">
                {prefix && <span className="text-base leading-snug">{`${prefix} `}</span>}
                {value}
              </dd>
            </div>
          ))}
        </dl>
        {figures.some((figure) => figure.is_example) && (
          <p className="mt-6 text-sm phone:mt-4">Chiffres donnés en exemple.</p>
        )}
      </div>
    </section>
  );
}

/** Columns such that on a wide screen no figure is alone on the last line. */
function columnsFor(count: number): string {
  if (count % 3 === 0) return '';
  return count % 4 === 0 ? 'lg:grid-cols-4' : 'lg:grid-cols-5';
}
