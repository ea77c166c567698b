/** Whether the site is files on a host. Its documents then say their own address, which is empty for the page of a missing address. */
export const isStaticHost = (page: Document): boolean => page.body.dataset['address'] !== undefined;

/**
 * Whether a static host served the document of another address: such a host has one file for `/blog` and each of its searches, and
 * answers with the page of a missing address for anything published since.
 */
export function isOtherDocument({ body, location }: Document): boolean {
  const { address } = body.dataset;
  if (address === undefined) return false;
  const names = parametersRead(location.pathname)?.split(' ') ?? [];
  const read = (search: string): string => {
    const parameters = new URLSearchParams(search);
    return names.map((name) => parameters.get(name) ?? '').join('\n');
  };
  return address === '' || read(new URL(address, location.origin).search) !== read(location.search);
}

/** Pages whose content depends on the query, with the parameters that they read (`routeQuery`). */
const readers: readonly (readonly [path: RegExp, parameters: string])[] = [
  [/^\/$/, 'p page_id attachment_id cat tag author m feed'],
  [/^\/blog(\/(categorie|auteur)\/[^/]+)?$/, 'categorie tag search q page'],
  [/^\/etudes-de-cas$/, 'secteur page'],
  [/^\/recherche$/, 'q page'],
  [/^\/contact$/, 'service'],
];

/** The parameters that a page's address may carry, separated by spaces; undefined where none matters. */
export const parametersRead = (path: string): string | undefined => readers.find(([shape]) => shape.test(path))?.[1];
