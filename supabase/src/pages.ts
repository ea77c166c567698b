/** The site's own screens: public addresses that are no stored page's. */
export const screenPaths: readonly string[] = [
  '/',
  '/a-propos',
  '/services',
  '/cas-usage',
  '/automatisations',
  '/blog',
  '/contact',
];

export const legalPageSlugs: readonly string[] = ['mentions-legales', 'cgv', 'politique-confidentialite'];

/** First segments under which the site shows stored pages of two segments. */
export const pageFolders: readonly string[] = ['services', 'cas-usage', 'automatisations'];

/** The kind of page a slug stands for, as the back-office labels it (specification §2.4). */
export function pageTypeLabel(slug: string): string {
  if (slug.startsWith('services/')) return 'Service';
  if (slug.startsWith('cas-usage/')) return 'Cas d’usage';
  if (slug.startsWith('automatisations/')) return 'Automatisation';
  return legalPageSlugs.includes(slug) ? 'Légal' : 'Page';
}
