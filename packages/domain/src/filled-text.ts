import type { SiteSettings } from './site-settings';

/** A service with its price; the last part of its page's address names it in texts. */
export interface Priced {
  readonly slug: string;
  readonly price: number;
}

/** An amount with spaces that keep it on one line; the same on every machine, whatever its locale data. */
export const euros = (amount: number): string => `${String(amount).replace(/\B(?=(\d{3})+$)/g, '\u202F')}\u00A0€`;

/** A price in a sentence: before tax, and it says so. */
export const beforeTax = ({ price }: Pick<Priced, 'price'>): string => `${euros(price)}\u00A0HT`;

/** The last part of the address of the page of a service. */
export const lastPart = ({ slug }: Pick<Priced, 'slug'>): string => slug.replace(/^.*\//, '');

/** A text with prices in the place of their names, {{prix audit-processus}}, where the database does not do it. */
export const fillPrices = (text: string, services: readonly Priced[]): string =>
  text.replace(/\{\{prix ([a-z0-9-]+)\}\}/g, (name, page: string) => {
    const service = services.find((one) => lastPart(one) === page);
    return service ? beforeTax(service) : name;
  });

/**
 * Puts settings in the place of their names, {{contact_email}}, in a text that is still being written; for its readers the
 * database does. A name without a value stays, for its writer to see.
 * @param escape what makes a value fit for the text, of HTML for one
 */
export const fillSettings = (text: string, settings: SiteSettings, escape: (value: string) => string): string =>
  text.replace(/\{\{([a-z_]+)\}\}/g, (name, key: string) => escape(valueOf(settings, key)) || name);

const valueOf = (settings: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(settings, key) ? (settings[key] ?? '').trim() : '';

/** Plain words as visitors read them, with settings and prices in the place of their names. */
export const filledWords = (words: string, settings: SiteSettings, services: readonly Priced[]): string =>
  words.includes('{{')
    ? fillPrices(
        fillSettings(words, settings, (value) => value),
        services,
      )
    : words;
