/** A service with its starting price. */
export interface Offer {
  /** The stored page that describes it. */
  readonly slug: string;
  readonly name: string;
  /** Starting price in euros, before tax. */
  readonly price: number;
  /** What it does, in one sentence. */
  readonly line: string;
}

/** The five services and their starting prices (specification §9), for every screen that shows them. */
export const offers: readonly Offer[] = [
  {
    slug: 'services/automatisations',
    name: 'Automatisations',
    price: 500,
    line: 'Relances, rappels, ressaisies : vos logiciels se passent le relais, avec Zapier, Make ou Power Automate.',
  },
  {
    slug: 'services/outils-nocode',
    name: 'Outils NoCode',
    price: 2000,
    line: 'Un portail client, une application de terrain, un site que vous modifiez vous-même.',
  },
  {
    slug: 'services/audit-processus',
    name: 'Audit de processus',
    price: 1500,
    line: 'Une demi-journée à côté de vous, montre en main, puis un plan chiffré sur six mois.',
  },
  {
    slug: 'services/integration-crm-erp',
    name: 'Intégration CRM/ERP',
    price: 1000,
    line: 'Un client saisi une fois, et la même adresse dans le CRM, la facturation et la boutique.',
  },
  {
    slug: 'services/formations-accompagnement',
    name: 'Formations & accompagnement',
    price: 800,
    line: 'Une journée sur vos propres dossiers, et vous repartez avec une automatisation qui tourne.',
  },
];

/**
 * The offer a stored page tells, if it is one.
 * @param slug the page's, as « services/automatisations »
 */
export const offerOf = (slug: string): Offer | undefined => offers.find((offer) => offer.slug === slug);

/** A starting price in a sentence: before tax, and it says so. */
export const beforeTax = ({ price }: Offer): string => `${euros(price)}\u00A0HT`;

/** An amount with spaces that keep it on one line; the same on every machine, whatever its locale data. */
export const euros = (amount: number): string => `${String(amount).replace(/\B(?=(\d{3})+$)/g, '\u202F')}\u00A0€`;

/** The contact form, where the service that the visitor read about is chosen already (`requestedService`). */
export const contactAddress = (offer: Offer | undefined): string =>
  offer ? `/contact?service=${offer.slug.replace('services/', '')}` : '/contact';
