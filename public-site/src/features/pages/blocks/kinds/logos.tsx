import type { BlockDeclaration, BlockPicture } from '@agency-site/domain/block';
import type { SiteClient } from '../../../../data/client';
import { loadPartners, type Partner } from '../../../../data/site-content';
import { Section } from '../../../../ui/Section';
import { sectionFields, type BlockProps } from '../block';

export const declaration = {
  label: 'Partenaires et logos',
  helperText: 'Les partenaires publiés, et les logos que vous choisissez.',
  fields: {
    ...sectionFields,
    logos: {
      label: 'Logos',
      itemLabel: 'Logo',
      type: 'list',
      max: 24,
      fields: {
        picture: { label: 'Logo', type: 'picture', required: true },
        href: { label: 'Adresse du site', type: 'address', maxLength: 2000 },
      },
    },
    partners: { label: 'Partenaires', choices: { shown: 'Montrés', hidden: 'Non' } },
  },
} as const satisfies BlockDeclaration;

export const load = (client: SiteClient): Promise<Partner[]> => loadPartners(client);

export function Component({ block, data }: BlockProps<typeof declaration, readonly Partner[]>) {
  const { logos, partners: choice, ...section } = block;
  const partners = choice === 'shown' ? data : [];
  if (partners.length + logos.length === 0) return null;
  return (
    <Section {...section}>
      {logos.length > 0 && (
        <ul className="mb-8 flex flex-wrap items-center gap-x-10 gap-y-6">
          {logos.map(({ picture, href }, index) => (
            <li key={index}>
              <Logo picture={picture} href={href} />
            </li>
          ))}
        </ul>
      )}
      {partners.length > 0 && (
        <ul className="grid border-b border-line lg:grid-cols-3 lg:gap-x-10 lg:border-b-0">
          {partners.map(({ name, url, sentence, is_example: isExample }) => (
            <li key={name} className="flex flex-col gap-1 border-t border-line py-5">
              <h3 className="text-title-s">
                {url ? (
                  <a
                    href={url}
                    rel="noopener"
                    className="inline-block py-1 underline underline-offset-4 hover:text-action"
                  >
                    {name}
                  </a>
                ) : (
                  name
                )}
              </h3>
              <p className="text-muted">{sentence}</p>
              {isExample && <span className="example-mark self-start">exemple</span>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Logo({ picture, href }: { readonly picture: BlockPicture; readonly href: string }) {
  const drawn = <img src={picture.src} alt={picture.alt} loading="lazy" decoding="async" className="h-12 w-auto" />;
  return href ? <a href={href}>{drawn}</a> : drawn;
}
