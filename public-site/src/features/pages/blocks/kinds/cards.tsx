import type { BlockDeclaration } from '@agency-site/domain/block';
import { messageOf } from '../../../../data/answer';
import type { SiteClient } from '../../../../data/client';
import { useMenu, useOffers } from '../../../../data/frame';
import type { NavigationLink } from '../../../../data/menu';
import type { Offer } from '../../../../data/offers';
import { loadFeaturedPosts } from '../../../../data/posts';
import { type Flow, loadFlows } from '../../../../data/site-content';
import { Picture } from '../../../../ui/Picture';
import { Section } from '../../../../ui/Section';
import { StartingPrice } from '../../../../ui/StartingPrice';
import { ArrowRight } from '../../../../ui/lucide-icons';
import { AutomationList } from '../AutomationList';
import { type BlockProps, sectionFields, tileFields } from '../block';
import { FeaturedPosts, type FeaturedPostsProps } from '../FeaturedPosts';
import { SectorList } from '../SectorList';
import { TileCards } from '../TileCards';

export const declaration = {
  label: 'Cartes',
  helperText: 'Des pages ou des articles, tous ou choisis, ou des cartes à vous.',
  fields: {
    ...sectionFields,
    source: {
      label: 'Ce que les cartes montrent',
      helperText: 'Au-dessus des services, le titre n’est que pour qui ne voit pas la page.',
      choices: {
        services: 'Les services',
        sectors: 'Les métiers',
        examples: 'Les automatisations',
        articles: 'Les articles à la une',
        own: 'Ce que vous écrivez',
      },
    },
    size: { label: 'Sur un téléphone', choices: { large: 'Grandes', compact: 'Serrées' } },
    items: {
      label: 'Cartes choisies ou écrites',
      helperText: 'Sans cartes, toutes les pages, dans leur ordre.',
      itemLabel: 'Carte',
      type: 'list',
      max: 24,
      fields: {
        href: { label: 'Adresse de la page', type: 'address', maxLength: 2000 },
        title: { label: 'Titre d’une carte à vous', maxLength: 120 },
        text: { label: 'Texte', maxLength: 400, input: 'lines' },
        ...tileFields,
      },
    },
    link: { label: 'Bouton après les cartes', type: 'link' },
  },
} as const satisfies BlockDeclaration;

/** The data that the block loads for its source. Services and menus come with every page. */
interface Loaded {
  readonly flows?: readonly Flow[];
  readonly featured?: FeaturedPostsProps['featured'];
}

/** Loads the data of the block. A failed request becomes a message instead of an error, so that the rest of the page still renders. */
export async function load(client: SiteClient, { source }: Pick<CardsProps['block'], 'source'>): Promise<Loaded> {
  if (source === 'examples') return { flows: await loadFlows(client) };
  if (source !== 'articles') return {};
  return loadFeaturedPosts(client).then(
    (posts) => ({ featured: { posts } }),
    (error: unknown) => ({ featured: { problem: messageOf(error) } }),
  );
}

type CardsProps = BlockProps<typeof declaration, Loaded>;

export function Component(props: CardsProps) {
  const { source, size, title, lead, opening, background } = props.block;
  const offers = useOffers();
  const cards = <CardList {...props} />;
  if (source === 'services')
    return (
      offers.length > 0 && (
        <section aria-label={title} className="container-site py-12 lg:py-20">
          <h2 className="sr-only">{title}</h2>
          {cards}
        </section>
      )
    );
  if (!title) return <div className="container-site py-10 lg:py-16">{cards}</div>;
  const section = (
    <Section title={title} lead={lead} opening={opening} background={background}>
      {cards}
    </Section>
  );
  if (source !== 'sectors' || size !== 'compact') return section;
  // The browser neither lays out this section nor loads its pictures before it comes near the window.
  return (
    <div className="[content-visibility:auto] [contain-intrinsic-size:auto_62rem] phone:[contain-intrinsic-size:auto_35rem]">
      {section}
    </div>
  );
}

function CardList({ block: { source, size, title, items, link }, data }: CardsProps) {
  const offers = useOffers().map((offer) => ({ ...offer, to: `/${offer.slug}` }));
  const { sectors, examples } = useMenu();
  const list = { level: title ? ('h3' as const) : ('h2' as const), compact: size === 'compact' };
  switch (source) {
    case 'services':
      return <OfferRows offers={chosen(offers, items).map(({ of }) => of)} />;
    case 'sectors':
      return <SectorList {...list} chosen={chosen(sectors.links, items)} />;
    case 'examples':
      return <AutomationList {...list} chosen={chosen(examples.links, items)} flows={data.flows ?? []} />;
    case 'articles':
      return data.featured && <FeaturedPosts featured={data.featured} link={link} />;
    case 'own':
      return <TileCards items={items} />;
  }
}

/** The rows that the block names, in that order and each with its text; all rows when it names none. */
function chosen<Of extends Pick<NavigationLink, 'to'>>(all: readonly Of[], items: CardsProps['block']['items']) {
  if (items.length === 0) return all.map((of) => ({ of, text: '' }));
  return items.flatMap(({ href, text }) => all.filter(({ to }) => to === href).map((of) => ({ of, text })));
}

/** Services, one after the other, each with its drawing and its price. */
function OfferRows({ offers }: { readonly offers: readonly Offer[] }) {
  return (
    <ul className="flex flex-col gap-14 lg:gap-20">
      {offers.map((offer) => (
        <OfferRow key={offer.slug} offer={offer} />
      ))}
    </ul>
  );
}

function OfferRow({ offer }: { readonly offer: Offer }) {
  const to = `/${offer.slug}`;
  return (
    <li className="group relative grid items-center gap-6 lg:grid-cols-2 lg:gap-16">
      {offer.picture_url && (
        <Picture
          src={offer.picture_url}
          alt=""
          className="rounded-card border border-line transition-colors group-focus-within:border-ink group-hover:border-ink lg:group-even:order-last"
        />
      )}
      <div className="flex flex-col gap-4">
        <h3 className="text-title-l">{offer.name}</h3>
        <p className="text-(length:--text-lead)">{offer.line}</p>
        <p className="border-l-[3px] border-teal pl-4 text-muted">
          <span className="font-semibold text-ink">Pour vous si : </span>
          {offer.suits}
        </p>
        <p className="mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-t border-line pt-5">
          <span>
            <span className="block text-base text-muted">{offer.price_words}</span>
            <StartingPrice offer={offer} className="text-title-l" />
          </span>
          <a
            href={to}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-action underline underline-offset-4 after:absolute after:inset-0"
          >
            <span>
              Voir le détail<span className="sr-only"> : {offer.name}</span>
            </span>
            <ArrowRight size={20} className="transition-transform group-hover:translate-x-1" />
          </a>
        </p>
      </div>
    </li>
  );
}
