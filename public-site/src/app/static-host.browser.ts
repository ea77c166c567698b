/** Whether the site is static files on a host. Each file then names the address it was written for; the 404 page names an empty one. */
export const isStaticHost = (page: Document): boolean => page.body.dataset['address'] !== undefined;

/**
 * Whether the static host served the file of another address. This happens because a host has one file for `/blog` and all its searches,
 * and answers with the 404 page for anything published since the build.
 */
export function isWrongDocument({ body, location }: Document): boolean {
  const { address } = body.dataset;
  if (address === undefined) return false;
  const names = queryParametersOf(location.pathname)?.split(' ') ?? [];
  const read = (search: string): string => {
    const parameters = new URLSearchParams(search);
    return names.map((name) => parameters.get(name) ?? '').join('\n');
  };
  return address === '' || read(new URL(address, location.origin).search) !== read(location.search);
}

/** Pages whose content depends on the query, with the parameters that they read (`routeQuery`). */
const queriedPages: readonly (readonly [path: RegExp, parameters: string])[] = [
  [/^\/$/, 'p page_id attachment_id cat tag author m feed'],
  [/^\/blog(\/(categorie|auteur)\/[^/]+)?$/, 'categorie tag search q page'],
  [/^\/etudes-de-cas$/, 'secteur page'],
  [/^\/recherche$/, 'q page'],
  [/^\/contact$/, 'service'],
];

/** The query parameters that a page reads, separated by spaces; undefined if it reads none. */
export const queryParametersOf = (path: string): string | undefined =>
  queriedPages.find(([shape]) => shape.test(path))?.[1];
