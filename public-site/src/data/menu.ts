import { collections } from '@agency-site/domain/pages';
import { menuPlaces, standardMenu, type MenuLink, type MenuPlace } from '@agency-site/domain/menu';
import { dataOf } from './answer';
import { drawing } from './drawings';
import type { SiteClient } from './client';

export interface NavigationLink {
  readonly to: string;
  readonly label: string;
  /** A few words under the label in the services panel. */
  readonly hint?: string;
}

/** One menu. A column's title in the services panel is also a link to the group's page; its `hint` is that link's label. */
export interface MenuGroup {
  readonly title: Required<NavigationLink> | undefined;
  readonly links: readonly Required<NavigationLink>[];
}

export type Menu = Readonly<Record<MenuPlace, MenuGroup>>;

/** The menus that administrators wrote, or the built-in ones when there are none. The database marks links that lead nowhere. */
export async function loadMenu(client: SiteClient): Promise<Menu> {
  const rows = dataOf(await client.rpc('site_menu', {}, { get: true }));
  // A row that is left out and has a target only keeps a list out of the footer.
  const hasMenus = rows.some(({ left_out: isLeftOut, target }) => !isLeftOut || target === '');
  return menuOf(hasMenus ? rows : [...standardMenu, ...rows]);
}

interface MenuRow extends Omit<MenuLink, 'place'> {
  readonly place: string;
  /** Whether the menus omit the link: an administrator hid it, or it leads nowhere. */
  readonly left_out?: boolean;
}

/** Builds the menus from rows, in the order of the rows. */
export function menuOf(rows: readonly MenuRow[]): Menu {
  const shown = rows.filter(({ left_out: isLeftOut }) => !isLeftOut);
  const groupAt = (place: string): MenuGroup => {
    const own = shown.filter((row) => row.place === place);
    const links = own.filter(({ heading }) => !heading).map(linkOf);
    return { title: own.filter(({ heading }) => heading).map(linkOf)[0], links };
  };
  const places = Object.keys(menuPlaces) as MenuPlace[];
  const menu = Object.fromEntries(places.map((place) => [place, groupAt(place)])) as Record<MenuPlace, MenuGroup>;
  // A collection that no footer row mentions is added to the footer, so that a new list can be found at once.
  const known = new Set(rows.filter(({ place }) => place === 'footer').map(({ target }) => target));
  const lists = Object.values(collections).filter(({ path }) => !known.has(path));
  const links = [...menu.footer.links, ...lists.map(({ path, label }) => ({ to: path, label, hint: '' }))];
  return { ...menu, footer: { ...menu.footer, links } };
}

const linkOf = ({ target, label, hint }: MenuRow): Required<NavigationLink> => ({ to: target, label, hint });

/** The built-in menus, used while the database has no row. */
export const fallbackMenu: Menu = menuOf(standardMenu);

/** The ids of the columns of the services panel, by place in the menus. */
const COLUMNS = { services: 'groupe-services', sectors: 'groupe-secteurs', examples: 'groupe-exemples' } as const;

/** The groups of the services panel that have links. */
export const panelGroups = (menu: Menu) =>
  (['services', 'sectors', 'examples'] as const)
    .map((place) => ({ id: COLUMNS[place], ...menu[place] }))
    .filter(({ links }) => links.length > 0);

/** The group of the services panel that a page belongs to, by its address. */
export const groupOf = (menu: Menu, pathname: string): ReturnType<typeof panelGroups>[number] | undefined =>
  panelGroups(menu).find(({ links }) => links.some(({ to }) => to === pathname));

/** The call-to-action link of every screen. */
export const callToActionOf = (menu: Menu): NavigationLink =>
  menu.call.links[0] ?? fallbackMenu.call.links[0] ?? { to: '/contact', label: 'Contact' };

/** The address of the drawing of a page in the services panel. */
export const pictureOf = (to: string): string => drawing(to.slice(1).replaceAll('/', '-'));
