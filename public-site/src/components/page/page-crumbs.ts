import type { SitePage } from '../../data/pages';
import type { Crumb } from '../../head/metadata';
import { groupOf } from '../../navigation/links';

/** What the screens are called that present the pages of a folder. */
const FOLDERS: Readonly<Record<string, string>> = {
  services: 'Services',
  'cas-usage': 'Cas d’usage',
  automatisations: 'Automatisations',
};

/** Where a page stands in the site; a page of the menus goes by its name there, shorter than its title. */
export function pageCrumbs({ slug, title }: Pick<SitePage, 'slug' | 'title'>): Crumb[] {
  const to = `/${slug}`;
  const label = groupOf(to)?.links.find((link) => link.to === to)?.label ?? title;
  const [folder = '', rest] = slug.split('/');
  return rest === undefined ? [{ label }] : [{ label: FOLDERS[folder] ?? folder, to: `/${folder}` }, { label }];
}
