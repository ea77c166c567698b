import type { BlockDeclaration } from '@agency-site/domain/block';
import { Section } from '../../../../ui/Section';
import { linesOf, sectionFields, type BlockProps } from '../block';

export const declaration = {
  label: 'Listes côte à côte',
  helperText: 'Des points cochés, par exemple ce qui est compris et ce qui est à part.',
  fields: {
    ...sectionFields,
    lists: {
      label: 'Listes',
      itemLabel: 'Liste',
      type: 'list',
      min: 1,
      max: 4,
      fields: {
        title: { label: 'Titre', maxLength: 120, required: true },
        items: { label: 'Points, un par ligne', maxLength: 2000, input: 'lines', required: true },
      },
    },
  },
} as const satisfies BlockDeclaration;

export function Component({ block: { lists, ...section } }: BlockProps<typeof declaration>) {
  return (
    <Section {...section}>
      <div className="grid gap-8 sm:grid-cols-2 lg:gap-16">
        {lists.map(({ title, items }, place) => (
          <div key={place} className="border-t-[1.5px] border-ink pt-5">
            <h3 className="mb-3 text-title-s">{title}</h3>
            <ul className="ticked flex flex-col gap-2.5">
              {linesOf(items).map((item, index) => (
                <li key={index}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
