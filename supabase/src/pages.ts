/** Public addresses of screens that are not stored pages. */
export const screenPaths = [
  '/',
  '/a-propos',
  '/services',
  '/cas-usage',
  '/automatisations',
  '/etudes-de-cas',
  '/blog',
  '/contact',
] as const;

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
