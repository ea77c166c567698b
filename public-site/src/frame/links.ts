import { searchPath } from '@agency/domain/pages';

/** The search, whose field gets the focus. */
export const searchField = `${searchPath}#recherche-site`;

/**
 * The `aria-current` of a link: `page` on its own page, `true` on the pages below it. Below the home page is everything,
 * which says nothing.
 */
export function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return to !== '/' && pathname.startsWith(`${to}/`) ? 'true' : undefined;
}
