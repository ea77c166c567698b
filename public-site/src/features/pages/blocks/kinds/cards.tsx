import type { BlockDeclaration } from '@agency-site/domain/block';
import { messageOf } from '../../../../data/answer';
import type { SiteClient } from '../../../../data/client';
import { useMenu, useOffers } from '../../../../data/frame';
import type { NavigationLink } from '../../../../data/menu';
import { loadFeaturedPosts } from '../../../../data/posts';
import { loadFlows, type Flow } from '../../../../data/site-content';
import { AutomationList } from '../AutomationList';
import { FeaturedPosts, type FeaturedPostsProps } from '../FeaturedPosts';
import { OfferRows } from '../OfferRows';
import { Section } from '../../../../ui/Section';
import { SectorList } from '../SectorList';
import { TileCards } from '../TileCards';
import { sectionFields, tileFields, type BlockProps } from '../block';

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
