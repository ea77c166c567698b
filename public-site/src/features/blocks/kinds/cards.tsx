import type { BlockDeclaration, ValuesOf } from '@agency/supabase/block';
import { messageOf } from '../../../data/answer';
import type { SiteClient } from '../../../data/client';
import { useMenu, useOffers } from '../../../data/frame';
import type { NavigationLink } from '../../../data/menu';
import { loadFeaturedPosts } from '../../../data/posts';
import { AutomationList } from '../../../ui/AutomationList';
import { FeaturedPosts, type FeaturedPostsProps } from '../../../ui/FeaturedPosts';
import { Icon } from '../../../ui/Icon';
import { IconTile } from '../../../ui/IconTile';
import { OfferRows } from '../../../ui/OfferRows';
import { Section } from '../../../ui/Section';
import { SectorList } from '../../../ui/SectorList';
import { sectionFields, tileFields, type BlockProps } from '../block';

export const declaration = {
  label: 'Cartes',
  help: 'Des pages ou des articles, tous ou choisis, ou des cartes à vous.',
  fields: {
    ...sectionFields,
    source: {
      label: 'Ce que les cartes montrent',
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
      help: 'Sans cartes, toutes les pages, dans leur ordre.',
      one: 'Carte',
      type: 'list',
      max: 24,
      fields: {
        href: { label: 'Adresse de la page', type: 'address', longest: 2000 },
        title: { label: 'Titre d’une carte à vous', longest: 120 },
        text: { label: 'Texte', longest: 400, input: 'lines' },
        ...tileFields,
      },
    },
    link: { label: 'Bouton après les cartes', type: 'link' },
  },
} as const satisfies BlockDeclaration;

type Cards = ValuesOf<typeof declaration.fields>;
type Featured = FeaturedPostsProps['featured'] | null;

/** The featured articles, or what to say when they could not be read: the rest of the page needs none of them. */
export const load = async (client: SiteClient, { source }: Pick<Cards, 'source'>): Promise<Featured> =>
  source !== 'articles'
    ? null
    : loadFeaturedPosts(client).then(
        (posts) => ({ posts }),
        (error: unknown) => ({ problem: messageOf(error) }),
      );

export function Component({ block, data }: BlockProps<typeof declaration, Featured>) {
  const { source, size, title, lead, opening, background } = block;
  const hasOffers = useOffers().length > 0;
  const cards = <CardList block={block} data={data} />;
  if (source === 'services' && !hasOffers) return null;
  if (source === 'services')
    return (
      <section aria-labelledby="nos-services" className="container-site py-12 lg:py-20">
        <h2 id="nos-services" className="sr-only">
          {title}
        </h2>
        {cards}
      </section>
    );
  if (!title) return <div className="container-site py-10 lg:py-16">{cards}</div>;
  const section = (
    <Section title={title} lead={lead} opening={opening} background={background}>
      {cards}
    </Section>
  );
  // Neither laid out nor its pictures loaded before the section comes near the viewport.
  return source === 'sectors' && size === 'compact' ? (
    <div className="[content-visibility:auto] [contain-intrinsic-size:auto_62rem] phone:[contain-intrinsic-size:auto_35rem]">
      {section}
    </div>
  ) : (
    section
  );
}

interface CardListProps {
  readonly block: Cards;
  readonly data: Featured;
}

function CardList({ block: { source, size, title, items, link }, data }: CardListProps) {
  const offers = useOffers();
  const { sectors, examples } = useMenu();
  const list = { level: title ? ('h3' as const) : ('h2' as const), compact: size === 'compact' };
  switch (source) {
    case 'services':
      return <OfferRows offers={chosen(offers, items, ({ slug }) => `/${slug}`).map(({ of }) => of)} />;
    case 'sectors':
      return <SectorList {...list} chosen={chosen(sectors.links, items, addressOf)} />;
    case 'examples':
      return <AutomationList {...list} links={chosen(examples.links, items, addressOf).map(({ of }) => of)} />;
    case 'articles':
      return data && <FeaturedPosts featured={data} link={link} />;
    case 'own':
      return <OwnCards items={items} />;
  }
}

const addressOf = ({ to }: NavigationLink): string => to;

/** Those that are named, in that order, each with what is said of it; all where none is. */
function chosen<Of>(all: readonly Of[], items: Cards['items'], address: (of: Of) => string) {
  if (items.length === 0) return all.map((of) => ({ of, text: '' }));
  return items.flatMap(({ href, text }) => all.filter((of) => address(of) === href).map((of) => ({ of, text })));
}

function OwnCards({ items }: Pick<Cards, 'items'>) {
  return (
    <ul className="grid gap-x-14 gap-y-10 sm:grid-cols-2">
      {items.map(({ icon, tone, title, text, href }) => (
        <li key={title} className="flex gap-5">
          <IconTile tone={tone}>
            <Icon name={icon} />
          </IconTile>
          <div>
            <h3 className="text-title-s">{href ? <a href={href}>{title}</a> : title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
