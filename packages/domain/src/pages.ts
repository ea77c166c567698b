/** Public addresses of screens that are neither stored pages nor lists of `collections`. */
export const screenPaths = [
  '/',
  '/a-propos',
  '/services',
  '/cas-usage',
  '/automatisations',
  '/blog',
  '/contact',
] as const;

/**
 * Tables whose published rows have a page each, with `slug` below the address of their list. The sitemap, the footer, breadcrumbs, the
 * addresses that a stored page cannot have, and the check of links in the editor derive from this list.
 */
export const collections = {
  case_studies: { path: '/etudes-de-cas', label: 'Études de cas' },
} as const;

export type Collection = keyof typeof collections;
// TypeScript types the keys of an object as string.
export const collectionNames = Object.keys(collections) as Collection[];

/** The page with the texts of `/`, which has no other address. */
export const homeSlug = 'accueil';

/** The screens whose texts are pages that administrators edit. */
export const pageScreens: readonly string[] = ['/', '/a-propos', '/services', '/cas-usage', '/automatisations'];

export const addressOfPage = (slug: string): string => (slug === homeSlug ? '/' : `/${slug}`);

/** The slug of the page at an address; undefined for `/accueil`, because the home page has no address but `/`. */
export const slugAtAddress = (path: string): string | undefined => {
  if (path === '/') return homeSlug;
  return path === `/${homeSlug}` ? undefined : path.slice(1);
};

/** The search of the whole site. Search engines do not list it. */
export const searchPath = '/recherche';

/** Public addresses that a stored page cannot have. */
export const builtInPaths: readonly string[] = [
  ...screenPaths,
  ...Object.values(collections).map(({ path }) => path),
  searchPath,
];

export const legalPageSlugs: readonly string[] = ['mentions-legales', 'cgv', 'politique-confidentialite'];

/** First segments under which the site shows stored pages of two segments. */
export const pageFolders: readonly string[] = ['services', 'cas-usage', 'automatisations'];

/** The back-office's label for the kind of page that a slug belongs to (specification §2.4). */
export function pageTypeLabel(slug: string): string {
  if (slug.startsWith('services/')) return 'Service';
  if (slug.startsWith('cas-usage/')) return 'Cas d’usage';
  if (slug.startsWith('automatisations/')) return 'Automatisation';
  return legalPageSlugs.includes(slug) ? 'Légal' : 'Page';
}
