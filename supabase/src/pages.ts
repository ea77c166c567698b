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

/** Pages that menus and the law need: the seventeen of specification §2.3, the legal ones, the accessibility statement. */
export const essentialPageSlugs: readonly string[] = [
  'services/automatisations',
  'services/outils-nocode',
  'services/audit-processus',
  'services/integration-crm-erp',
  'services/formations-accompagnement',
  'cas-usage/e-commerce',
  'cas-usage/services-b2b',
  'cas-usage/professions-liberales',
  'cas-usage/creatifs-artisans',
  'cas-usage/btp-artisanat',
  'cas-usage/formation-conseil',
  'automatisations/e-commerce-vente',
  'automatisations/services-rendez-vous',
  'automatisations/gestion-client-crm',
  'automatisations/marketing-reseaux-sociaux',
  'automatisations/finance-comptabilite',
  'automatisations/support-service-client',
  ...legalPageSlugs,
  'declaration-accessibilite',
];

/** First segments under which the site shows stored pages of two segments. */
export const pageFolders: readonly string[] = ['services', 'cas-usage', 'automatisations'];

/** The kind of page a slug stands for, as the back-office labels it (specification §2.4). */
export function pageTypeLabel(slug: string): string {
  if (slug.startsWith('services/')) return 'Service';
  if (slug.startsWith('cas-usage/')) return 'Cas d’usage';
  if (slug.startsWith('automatisations/')) return 'Automatisation';
  return legalPageSlugs.includes(slug) ? 'Légal' : 'Page';
}
