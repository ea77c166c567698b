import type { BlockDeclaration, ValuesOf } from '@agency-site/domain/block';
import { collections } from '@agency-site/domain/pages';
import type { SiteClient } from '../../../../data/client';
import { loadSectorStudies, type SectorStudy } from '../../../../data/site-content';
import { FirstResult } from '../../../../ui/FirstResult';
import type { BlockProps } from '../block';

export const declaration = {
  label: 'Études de cas',
  helperText: 'Celles qui sont publiées, d’un métier.',
  fields: {
    title: { label: 'Titre', maxLength: 200, required: true },
    sector: { label: 'Métier', helperText: 'Comme dans les études de cas.', maxLength: 100, required: true },
  },
} as const satisfies BlockDeclaration;

type Studies = ValuesOf<typeof declaration.fields>;

export const load = (client: SiteClient, { sector }: Pick<Studies, 'sector'>): Promise<SectorStudy[]> =>
  loadSectorStudies(client, sector);

export function Component({ block, data: studies }: BlockProps<typeof declaration, readonly SectorStudy[]>) {
  if (studies.length === 0) return null;
  return (
    <section aria-label={block.title} className="container-site pb-10 lg:pb-16">
      <h2 className="mb-4 text-title-m">{block.title}</h2>
      <ul className="border-b border-line">
        {studies.map((study) => (
          <li
            key={study.slug}
            className="group relative grid gap-x-6 gap-y-1 border-t border-line py-4 sm:grid-cols-[1fr_auto] sm:items-baseline"
          >
            <div>
              <h3 className="text-title-s">
                <a
                  href={`${collections.case_studies.path}/${study.slug}`}
                  className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
                >
                  {study.title}
                </a>
              </h3>
              <p className="text-base text-muted">
                {study.client} {study.is_example && <span className="example-mark">exemple</span>}
              </p>
            </div>
            <FirstResult study={study} />
          </li>
        ))}
      </ul>
    </section>
  );
}
