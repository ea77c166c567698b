import { collections, searchPath } from '@agency/supabase/pages';
import { sectors } from '@agency/supabase/sectors';

/** A link of the menus. */
export interface NavigationLink {
  readonly to: string;
  readonly label: string;
  /** A few words under the label in the services panel. */
  readonly hint?: string;
}

export const mainLinks: readonly NavigationLink[] = [
  { to: '/', label: 'Accueil' },
  { to: '/a-propos', label: 'À propos' },
  { to: '/services', label: 'Services' },
  { to: '/blog', label: 'Blog' },
  { to: '/contact', label: 'Contact' },
];

/** The search, whose field gets the focus. */
export const searchField = `${searchPath}#recherche-site`;

export const serviceLinks: readonly NavigationLink[] = [
  { to: '/services/automatisations', label: 'Automatisations', hint: 'Zapier, Make, Power Automate' },
  { to: '/services/outils-nocode', label: 'Outils NoCode', hint: 'Softr, Glide, Bubble, Webflow' },
  { to: '/services/audit-processus', label: 'Audit de processus', hint: 'Simplifier avant d’automatiser' },
  { to: '/services/integration-crm-erp', label: 'Intégration CRM/ERP', hint: 'Des données qui se suivent' },
  { to: '/services/formations-accompagnement', label: 'Formations & accompagnement', hint: 'Vos équipes autonomes' },
];

/** The lists whose rows have pages. */
export const collectionLinks: readonly NavigationLink[] = Object.values(collections).map(({ path, label }) => ({
  to: path,
  label,
}));

export const sectorLinks: readonly NavigationLink[] = [
  { to: '/cas-usage/e-commerce', label: sectors['e-commerce'], hint: 'De la commande au colis' },
  { to: '/cas-usage/services-b2b', label: sectors['services-b2b'], hint: 'De la demande à la facture' },
  {
    to: '/cas-usage/professions-liberales',
    label: sectors['professions-liberales'],
    hint: 'Agenda, rappels, dossiers',
  },
  { to: '/cas-usage/creatifs-artisans', label: sectors['creatifs-artisans'], hint: 'Commandes et acomptes' },
  { to: '/cas-usage/btp-artisanat', label: sectors['btp-artisanat'], hint: 'Devis, chantiers, relances' },
  { to: '/cas-usage/formation-conseil', label: sectors['formation-conseil'], hint: 'Convocations et émargements' },
];

export const automationLinks: readonly NavigationLink[] = [
  { to: '/automatisations/e-commerce-vente', label: 'E-commerce & vente', hint: 'Commande, stock, expédition' },
  { to: '/automatisations/services-rendez-vous', label: 'Services & rendez-vous', hint: 'Réservations et rappels' },
  { to: '/automatisations/gestion-client-crm', label: 'Gestion client & CRM', hint: 'Aucun contact oublié' },
  {
    to: '/automatisations/marketing-reseaux-sociaux',
    label: 'Marketing & réseaux sociaux',
    hint: 'Publier sans y passer le soir',
  },
  { to: '/automatisations/finance-comptabilite', label: 'Finance & comptabilité', hint: 'Factures, relances, export' },
  { to: '/automatisations/support-service-client', label: 'Support & service client', hint: 'Répondre plus vite' },
];

/** The three groups of the services panel, in its order, each with the page that presents it. */
export const serviceGroups = [
  {
    id: 'groupe-services',
    title: 'Services Principaux',
    page: { to: '/services', label: 'Tous les services' },
    links: serviceLinks,
  },
  {
    id: 'groupe-secteurs',
    title: 'Cas d’Usage par Secteur',
    page: { to: '/cas-usage', label: 'Tous les métiers' },
    links: sectorLinks,
  },
  {
    id: 'groupe-exemples',
    title: 'Exemples d’Automatisation',
    page: { to: '/automatisations', label: 'Toutes les automatisations' },
    links: automationLinks,
  },
] as const;

export const legalLinks: readonly NavigationLink[] = [
  { to: '/mentions-legales', label: 'Mentions légales' },
  { to: '/cgv', label: 'CGV' },
  { to: '/politique-confidentialite', label: 'Politique de confidentialité' },
  { to: '/declaration-accessibilite', label: 'Accessibilité : partiellement conforme' },
];

/**
 * The `aria-current` of a link: « page » on its own page, « true » on the pages below it. Below the home page is everything,
 * which says nothing.
 */
export function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return to !== '/' && pathname.startsWith(`${to}/`) ? 'true' : undefined;
}

/** The drawing of a page of the services panel. */
export const pictureOf = (to: string): string => `/illustrations/${to.slice(1).replaceAll('/', '-')}.svg`;

/** The group of the services panel that a page belongs to, by its address. */
export const groupOf = (pathname: string): (typeof serviceGroups)[number] | undefined =>
  serviceGroups.find(({ links }) => links.some(({ to }) => to === pathname));
