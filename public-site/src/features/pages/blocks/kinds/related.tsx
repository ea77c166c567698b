import { priceBeforeTax } from '@agency-site/domain/filled-text';
import type { BlockDeclaration } from '@agency-site/domain/block';
import type { SiteClient } from '../../../../data/client';
import { useMenu, useOffers } from '../../../../data/frame';
import { groupOf, pictureOf, type NavigationLink } from '../../../../data/menu';
import { offerOf } from '../../../../data/offers';
import { loadFlows, type Flow } from '../../../../data/site-content';
import { Picture } from '../../../../ui/Picture';
import { ArrowRight } from '../../../../ui/lucide-icons';
import type { BlockProps } from '../block';

export const declaration = {
  label: 'Pages du même groupe',
  helperText: 'Les autres pages de la colonne du menu où se trouve celle-ci\u00A0; rien si elle n’y est pas.',
  fields: {
    title: { label: 'Titre', maxLength: 200, required: true },
    layout: { label: 'Disposition', choices: { lines: 'Lignes, avec le prix ou le gain', pictures: 'Images' } },
    background: { label: 'Fond', choices: { sand: 'Sable', plain: 'Uni' } },
  },
} as const satisfies BlockDeclaration;

export const load = (client: SiteClient): Promise<Flow[]> => loadFlows(client);

export function Component({ block, page, data: flows }: BlockProps<typeof declaration, readonly Flow[]>) {
  const own = `/${page.slug}`;
  const links = groupOf(useMenu(), own)?.links.filter(({ to }) => to !== own) ?? [];
  if (links.length === 0) return null;
  return (
    <section aria-label={block.title} className={block.background === 'plain' ? 'border-t border-line' : 'bg-sand'}>
      <div className="container-site py-12 lg:py-16">
        <h2 className="mb-6 text-title-m lg:mb-8">{block.title}</h2>
        {block.layout === 'pictures' ? <Pictures links={links} /> : <Lines links={links} flows={flows} />}
      </div>
    </section>
  );
}

interface LinksProps {
  readonly links: readonly NavigationLink[];
}

/** Makes a link cover its whole list item. */
const COVER = 'underline-offset-4 group-hover:underline after:absolute after:inset-0';

/** Links to trades, with the pictures by which visitors recognise them. */
function Pictures({ links }: LinksProps) {
  return (
    <ul className="grid gap-x-4 gap-y-7 max-sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] sm:grid-cols-3 sm:gap-x-6 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {links.map(({ to, label, hint }) => (
        <li key={to} className="group relative flex flex-col gap-1.5">
          <Picture
            src={pictureOf(to)}
            alt=""
            className="rounded-card border border-line transition-colors group-focus-within:border-ink group-hover:border-ink"
          />
          <h3 className="mt-1 text-lg">
            <a href={to} className={COVER}>
              {label}
            </a>
          </h3>
          <p className="text-base leading-snug text-muted">{hint}</p>
        </li>
      ))}
    </ul>
  );
}

/** Links to services with their prices, or to automations with what they save. */
function Lines({ links, flows }: LinksProps & { readonly flows: readonly Flow[] }) {
  const offers = useOffers();
  return (
    <ul className="grid gap-x-14 lg:grid-cols-2">
      {links.map(({ to, label, hint }) => {
        const offer = offerOf(offers, to.slice(1));
        const gain = flows.find(({ slug }) => to === `/${slug}`)?.gain;
        return (
          <li
            key={to}
            className="group relative grid content-start gap-x-6 gap-y-1 sm:grid-cols-[1fr_auto] sm:items-baseline border-t border-line py-4"
          >
            <div>
              <h3 className="text-title-s">
                <a href={to} className={COVER}>
                  {label}
                </a>
              </h3>
              <p className="text-base text-muted">{hint}</p>
            </div>
            <p className="flex items-center gap-2 text-base font-semibold text-teal tabular">
              {offer ? `${offer.price_words} ${priceBeforeTax(offer)}`.trim() : gain}
              <ArrowRight size={18} className="text-action transition-transform group-hover:translate-x-1" />
            </p>
          </li>
        );
      })}
    </ul>
  );
}
