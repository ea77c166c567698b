import { searchPath } from '@agency-site/domain/pages';

/** The address of the search page, with its field focused. */
export const searchField = `${searchPath}#recherche-site`;

/**
 * The `aria-current` of a link: `page` on the linked page, `true` on pages below it. A link to the home page never gets `true`, because all
 * pages are below it.
 */
export function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return to !== '/' && pathname.startsWith(`${to}/`) ? 'true' : undefined;
}
