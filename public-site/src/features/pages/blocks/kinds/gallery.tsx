import type { BlockDeclaration } from '@agency-site/domain/block';
import { Picture } from '../../../../ui/Picture';
import { Section } from '../../../../ui/Section';
import { sectionFields, type BlockProps } from '../block';

export const declaration = {
  label: 'Galerie',
  helperText: 'Des images côte à côte, chacune avec sa légende.',
  fields: {
    ...sectionFields,
    pictures: {
      label: 'Images',
      itemLabel: 'Image',
      type: 'list',
      min: 1,
      max: 30,
      fields: {
        picture: { label: 'Image', type: 'picture', required: true },
        caption: { label: 'Légende', maxLength: 300 },
      },
    },
  },
} as const satisfies BlockDeclaration;

export function Component({ block: { pictures, ...section } }: BlockProps<typeof declaration>) {
  return (
    <Section {...section}>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {pictures.map(({ picture, caption }, index) => (
          <li key={index}>
            <figure>
              <Picture {...picture} className="rounded-card border border-line" />
              {caption && <figcaption className="mt-2 text-base text-muted">{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
