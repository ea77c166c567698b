/** The places of links, with their names in the back-office. */
export const menuPlaces = {
  main: 'Menu principal',
  services: 'Panneau «\u00A0Services\u00A0», première colonne',
  sectors: 'Panneau «\u00A0Services\u00A0», deuxième colonne',
  examples: 'Panneau «\u00A0Services\u00A0», troisième colonne',
  call: 'Appel à l’action',
  footer: 'Pied de page, services',
  contact: 'Pied de page, contact',
  legal: 'Pied de page, légal',
  popular: 'Page introuvable, pages populaires',
  useful: 'Page introuvable, liens utiles',
} as const;

export type MenuPlace = keyof typeof menuPlaces;

/** A link of the menus, or the title of a place. */
export interface MenuLink {
  readonly place: MenuPlace;
  readonly label: string;
  readonly hint: string;
  readonly target: string;
  readonly heading: boolean;
}

const at = (place: MenuPlace, ...links: readonly [label: string, target: string][]): MenuLink[] =>
  links.map(([label, target]) => ({ place, label, target, hint: '', heading: false }));

/** The menus of a site whose seed has none. The site shows them while `menu_links` has no rows. */
export const standardMenu: readonly MenuLink[] = [
  ...at('main', ['Accueil', '/'], ['Blog', '/blog'], ['Contact', '/contact']),
  ...at('call', ['Nous écrire', '/contact']),
  { place: 'contact', label: 'Contact', target: '', hint: '', heading: true },
  { place: 'legal', label: 'Légal', target: '', hint: '', heading: true },
  ...at(
    'legal',
    ['Mentions légales', '/mentions-legales'],
    ['CGV', '/cgv'],
    ['Politique de confidentialité', '/politique-confidentialite'],
  ),
  { place: 'useful', label: 'Liens utiles', target: '', hint: '', heading: true },
  ...at('useful', ['Blog', '/blog'], ['Contact', '/contact']),
];
