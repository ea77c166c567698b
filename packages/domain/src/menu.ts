import { collections } from './pages';
import { sectors } from './sectors';

/** Where links stand, as the back-office names it. */
export const menuPlaces = {
  main: 'Menu principal',
  services: 'Panneau « Services », première colonne',
  sectors: 'Panneau « Services », deuxième colonne',
  examples: 'Panneau « Services », troisième colonne',
  call: 'Appel à l’action',
  footer: 'Pied de page, services',
  contact: 'Pied de page, contact',
  legal: 'Pied de page, légal',
  popular: 'Page introuvable, pages populaires',
  useful: 'Page introuvable, liens utiles',
} as const;

export type MenuPlace = keyof typeof menuPlaces;

/** A link of the menus, or the title of a place. */
export interface MenuLink {
  readonly place: MenuPlace;
  readonly label: string;
  readonly hint: string;
  readonly target: string;
  readonly heading: boolean;
}

type Entry = readonly [label: string, target: string, hint?: string];

const placed = (place: MenuPlace, heading: Entry | undefined, links: readonly Entry[]): MenuLink[] =>
  [...(heading ? [heading] : []), ...links].map((entry) => {
    const [label, target, hint = ''] = entry;
    return { place, label, target, hint, heading: entry === heading };
  });

const services: readonly Entry[] = [
  ['Automatisations', '/services/automatisations', 'Zapier, Make, Power Automate'],
  ['Outils NoCode', '/services/outils-nocode', 'Softr, Glide, Bubble, Webflow'],
  ['Audit de processus', '/services/audit-processus', 'Simplifier avant d’automatiser'],
  ['Intégration CRM/ERP', '/services/integration-crm-erp', 'Des données qui se suivent'],
  ['Formations & accompagnement', '/services/formations-accompagnement', 'Vos équipes autonomes'],
];
const named = (entries: readonly Entry[]): Entry[] => entries.map(([label, target]) => [label, target]);

const main: readonly Entry[] = [
  ['Accueil', '/'],
  ['À propos', '/a-propos'],
  ['Services', '/services'],
  ['Blog', '/blog'],
  ['Contact', '/contact'],
];
const privacy = 'Politique de confidentialité';

/** What a new site begins with, and what is shown while the rows of `menu_links` cannot be read. */
export const standardMenu: readonly MenuLink[] = [
  ...placed('main', undefined, main),
  ...placed('services', ['Services Principaux', '/services', 'Tous les services'], services),
  ...placed(
    'sectors',
    ['Cas d’Usage par Secteur', '/cas-usage', 'Tous les métiers'],
    [
      [sectors['e-commerce'], '/cas-usage/e-commerce', 'De la commande au colis'],
      [sectors['services-b2b'], '/cas-usage/services-b2b', 'De la demande à la facture'],
      [sectors['professions-liberales'], '/cas-usage/professions-liberales', 'Agenda, rappels, dossiers'],
      [sectors['creatifs-artisans'], '/cas-usage/creatifs-artisans', 'Commandes et acomptes'],
      [sectors['btp-artisanat'], '/cas-usage/btp-artisanat', 'Devis, chantiers, relances'],
      [sectors['formation-conseil'], '/cas-usage/formation-conseil', 'Convocations et émargements'],
    ],
  ),
  ...placed(
    'examples',
    ['Exemples d’Automatisation', '/automatisations', 'Toutes les automatisations'],
    [
      ['E-commerce & vente', '/automatisations/e-commerce-vente', 'Commande, stock, expédition'],
      ['Services & rendez-vous', '/automatisations/services-rendez-vous', 'Réservations et rappels'],
      ['Gestion client & CRM', '/automatisations/gestion-client-crm', 'Aucun contact oublié'],
      ['Marketing & réseaux sociaux', '/automatisations/marketing-reseaux-sociaux', 'Publier sans y passer le soir'],
      ['Finance & comptabilité', '/automatisations/finance-comptabilite', 'Factures, relances, export'],
      ['Support & service client', '/automatisations/support-service-client', 'Répondre plus vite'],
    ],
  ),
  ...placed('call', ['Audit gratuit', '', 'Analysons vos processus en 30\u00A0minutes'], [['Prendre RDV', '/contact']]),
  ...placed(
    'footer',
    ['Services', ''],
    [...named(services), ...Object.values(collections).map(({ label, path }): Entry => [label, path])],
  ),
  ...placed('contact', ['Contact', ''], []),
  ...placed(
    'legal',
    ['Légal', ''],
    [
      ['Mentions légales', '/mentions-legales'],
      ['CGV', '/cgv'],
      [privacy, '/politique-confidentialite'],
      ['Accessibilité\u00A0: partiellement conforme', '/declaration-accessibilite'],
    ],
  ),
  ...placed(
    'popular',
    ['Pages populaires', ''],
    [
      ...named(services.slice(0, 3)),
      ['Rappels de rendez-vous', '/automatisations/services-rendez-vous'],
      ['Finance & comptabilité', '/automatisations/finance-comptabilite'],
    ],
  ),
  ...placed('useful', ['Liens utiles', ''], [...main.slice(1), [privacy, '/politique-confidentialite']]),
];
