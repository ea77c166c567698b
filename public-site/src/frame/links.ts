import { searchPath } from '@agency-site/domain/pages';

/** The address of the search page, with its field focused. */
export const searchField = `${searchPath}#recherche-site`;

/** The `aria-current` of a link: `page` on its page, `true` on pages below it; not for the home page, above them all. */
export function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return to !== '/' && pathname.startsWith(`${to}/`) ? 'true' : undefined;
}
