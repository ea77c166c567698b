import { homeSlug } from '@agency-site/domain/pages';
import type { SitePage } from './data';
import type { Crumb } from '../../ui/Breadcrumb';
import { groupOf, type Menu } from '../../data/menu';

/** The names of pages in the breadcrumb, by slug. Except for « À propos », each lists the pages below it. */
const FOLDERS: Readonly<Record<string, string>> = {
  'a-propos': 'À propos',
  services: 'Services',
  'cas-usage': 'Cas d’usage',
  automatisations: 'Automatisations',
};

/** The breadcrumb of a page. A page of the services panel is named as there, because titles are longer. */
export function pageCrumbs({ slug, title }: Pick<SitePage, 'slug' | 'title'>, menu: Menu): Crumb[] {
  const to = `/${slug}`;
  const label = groupOf(menu, to)?.links.find((link) => link.to === to)?.label ?? title;
  const [folder = '', rest] = slug.split('/');
  if (slug === homeSlug) return [];
  return rest === undefined
    ? [{ label: FOLDERS[folder] ?? label }]
    : [{ label: FOLDERS[folder] ?? folder, to: `/${folder}` }, { label }];
}
