import { collections } from '@agency/domain/pages';
import { menuPlaces, standardMenu, type MenuLink, type MenuPlace } from '@agency/domain/menu';
import { dataOf } from './answer';
import { drawing } from './drawings';
import type { SiteClient } from './client';

/** A link of the menus. */
export interface NavigationLink {
  readonly to: string;
  readonly label: string;
  /** A few words under the label in the services panel. */
  readonly hint?: string;
}

/** The links of one menu, with its title. The title of a column of the panel links to the page that presents it, named by `hint`. */
export interface MenuGroup {
  readonly title: Required<NavigationLink> | undefined;
  readonly links: readonly Required<NavigationLink>[];
}

export type Menu = Readonly<Record<MenuPlace, MenuGroup>>;

/** The menus that administrators wrote; the database marks the links that lead nowhere. The built-in menus while there are none. */
export async function loadMenu(client: SiteClient): Promise<Menu> {
  const rows = dataOf(await client.rpc('site_menu', {}, { get: true }));
  return rows.length === 0 ? fallbackMenu : menuOf(rows);
}

interface MenuRow extends Omit<MenuLink, 'place'> {
  readonly place: string;
  /** Whether the menus leave the link out: an administrator hid it, or it leads nowhere. */
  readonly left_out?: boolean;
}

/** The menus of these rows, in their order. */
export function menuOf(rows: readonly MenuRow[]): Menu {
  const shown = rows.filter(({ left_out: isLeftOut }) => !isLeftOut);
  const groupAt = (place: string): MenuGroup => {
    const own = shown.filter((row) => row.place === place);
    const links = own.filter(({ heading }) => !heading).map(linkOf);
    return { title: own.filter(({ heading }) => heading).map(linkOf)[0], links };
  };
  const places = Object.keys(menuPlaces) as MenuPlace[];
  const menu = Object.fromEntries(places.map((place) => [place, groupAt(place)])) as Record<MenuPlace, MenuGroup>;
  // A list whose rows have pages is in the footer until a row says otherwise.
  const known = new Set(rows.filter(({ place }) => place === 'footer').map(({ target }) => target));
  const lists = Object.values(collections).filter(({ path }) => !known.has(path));
  const links = [...menu.footer.links, ...lists.map(({ path, label }) => ({ to: path, label, hint: '' }))];
  return { ...menu, footer: { ...menu.footer, links } };
}

const linkOf = ({ target, label, hint }: MenuRow): Required<NavigationLink> => ({ to: target, label, hint });

/** The menus used while there is no row. */
export const fallbackMenu: Menu = menuOf(standardMenu);

/** The columns of the services panel, in its order. */
const COLUMNS = { services: 'groupe-services', sectors: 'groupe-secteurs', examples: 'groupe-exemples' } as const;

/** The groups of the services panel that have links. */
export const panelGroups = (menu: Menu) =>
  (['services', 'sectors', 'examples'] as const)
    .map((place) => ({ id: COLUMNS[place], ...menu[place] }))
    .filter(({ links }) => links.length > 0);

/** The group of the services panel that a page belongs to, by its address. */
export const groupOf = (menu: Menu, pathname: string): ReturnType<typeof panelGroups>[number] | undefined =>
  panelGroups(menu).find(({ links }) => links.some(({ to }) => to === pathname));

/** The call to action of all screens. */
export const callOf = (menu: Menu): NavigationLink =>
  menu.call.links[0] ?? fallbackMenu.call.links[0] ?? { to: '/contact', label: 'Contact' };

/** The drawing of a page of the services panel. */
export const pictureOf = (to: string): string => drawing(to.slice(1).replaceAll('/', '-'));
