import { searchPath } from '@agency/domain/pages';

/** The address of the search, which focuses its field. */
export const searchField = `${searchPath}#recherche-site`;

/**
 * The `aria-current` of a link: `page` on its own page, `true` on the pages below it. The home page has every page below it, so it never
 * gets `true`.
 */
export function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return to !== '/' && pathname.startsWith(`${to}/`) ? 'true' : undefined;
}
