import type { BlockDeclaration } from '@agency-site/domain/block';
import { Fragment } from 'react';
import { useOffers } from '../../../../data/frame';
import { fromPrice, inSentence, type Offer } from '../../../../data/offers';
import { priceSchema } from '../../../../document/schema-org';
import { Icon } from '../../../../ui/Icon';
import { IconTile } from '../../../../ui/IconTile';
import { Section } from '../../../../ui/Section';
import { StartingPrice } from '../../../../ui/StartingPrice';
import { ArrowRight } from '../../../../ui/lucide-icons';
import { tileFields, type BlockFacts, type BlockProps } from '../block';

export const declaration = {
  label: 'Tableau de prix',
  helperText: 'Des services et leur prix de départ, qui est celui de leur fiche.',
  fields: {
    title: { label: 'Titre', maxLength: 200, required: true },
    lead: { label: 'Chapeau', maxLength: 600, input: 'lines' },
    looks: {
      label: 'Services en grand',
      helperText: 'Autant que de lignes ici, dans leur ordre\u00A0; les autres sont nommés dessous.',
      itemLabel: 'Service',
      type: 'list',
      min: 1,
      max: 6,
      fields: tileFields,
    },
    link: { label: 'Lien', type: 'link' },
  },
} as const satisfies BlockDeclaration;

export function structuredData({ block, offers, absolute }: BlockFacts<typeof declaration>) {
  if (offers.length === 0) return [];
  const provider = { '@id': absolute('/#organisation') };
  const itemListElement = offers.map((offer) => ({
    ...priceSchema(offer),
    itemOffered: { '@type': 'Service', name: offer.name, url: absolute(`/${offer.slug}`), provider },
  }));
  return [{ '@type': 'OfferCatalog', name: block.title, itemListElement }];
}

export function Component({ block }: BlockProps<typeof declaration>) {
  const { title, lead, looks, link } = block;
  const offers = useOffers();
  const shown = looks.flatMap((look, index) => offers.slice(index, index + 1).map((offer) => ({ offer, ...look })));
  if (shown.length === 0) return null;
  return (
    <Section opening="under" title={title} lead={lead}>
      <div className="overflow-hidden rounded-card border-[1.5px] border-ink">
        <ul className="grid grid-cols-1 lg:grid-cols-3">
          {shown.map(({ offer, icon, tone }) => (
            <li
              key={offer.slug}
              className="group relative flex flex-col gap-4 border-ink p-6 not-first:border-t-[1.5px] lg:not-first:border-t-0 lg:not-first:border-l-[1.5px] focus-within:bg-sand hover:bg-sand lg:p-8 phone:grid phone:grid-cols-[auto_minmax(0,1fr)] phone:gap-x-4 phone:gap-y-1 phone:p-3.5"
            >
              <IconTile tone={tone}>
                <Icon name={icon} />
              </IconTile>
              <h3 className="text-title-m [overflow-wrap:anywhere] hyphens-auto phone:self-center">
                <a href={`/${offer.slug}`} className="after:absolute after:inset-0">
                  {offer.name}
                </a>
              </h3>
              <p className="text-muted phone:col-span-2 phone:text-base phone:leading-snug">{offer.line}</p>
              <p className="mt-auto flex flex-wrap items-end justify-between gap-x-4 pt-4 phone:col-span-2 phone:pt-0">
                <span>
                  <span className="block text-base text-muted phone:inline">{`${offer.price_words} `}</span>
                  <StartingPrice offer={offer} className="text-title-l phone:text-title-m" />
                </span>
                <ArrowRight className="text-action transition-transform group-hover:translate-x-1" />
              </p>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-t-[1.5px] border-ink bg-sand px-6 py-4 phone:px-4 phone:text-base lg:px-8">
          <Others offers={offers.slice(looks.length)} />
          {link && (
            <a href={link.href} className="font-semibold text-action underline underline-offset-4">
              {link.label}
            </a>
          )}
        </div>
      </div>
    </Section>
  );
}

/** The sentence about the other services: « Et aussi l’intégration CRM/ERP, dès 1 000 € HT, et les formations, dès 800 € HT. » */
function Others({ offers }: { readonly offers: readonly Offer[] }) {
  const before = (index: number) => (index === 0 ? 'Et aussi ' : index < offers.length - 1 ? ', ' : ', et ');
  return (
    <p>
      {offers.map((offer, index) => {
        const [article, name] = inSentence(offer);
        return (
          <Fragment key={offer.slug}>
            {`${before(index)}${article}`}
            <a href={`/${offer.slug}`} className="underline underline-offset-4">
              {name}
            </a>
            {`, ${fromPrice(offer)}${index === offers.length - 1 ? '.' : ''}`}
          </Fragment>
        );
      })}
    </p>
  );
}
