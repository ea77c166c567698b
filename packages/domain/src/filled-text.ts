import { withReadableEmails } from './readable-email';
import type { SiteSettings } from './site-settings';

/** A service with its price; the last part of its page's address names it in texts. */
export interface Priced {
  readonly slug: string;
  readonly price: number;
}

/** Formats an amount with no-break spaces, in the same way on every machine, whatever its locale data. */
export const euros = (amount: number): string => `${String(amount).replace(/\B(?=(\d{3})+$)/g, '\u202F')}\u00A0€`;

/** Formats a price for a sentence, with the mention that it is before tax. */
export const priceBeforeTax = ({ price }: Pick<Priced, 'price'>): string => `${euros(price)}\u00A0HT`;

/** The last part of the address of the page of a service. */
export const lastSegment = ({ slug }: Pick<Priced, 'slug'>): string => slug.replace(/^.*\//, '');

/** Replaces placeholders of prices, such as {{prix audit-processus}}, where the database does not. Unknown services keep theirs. */
export const fillPrices = (text: string, services: readonly Priced[]): string =>
  text.replace(/\{\{prix ([a-z0-9-]+)\}\}/g, (name, page: string) => {
    const service = services.find((one) => lastSegment(one) === page);
    return service ? priceBeforeTax(service) : name;
  });

/**
 * Replaces placeholders of settings, such as {{contact_email}}, in a text that somebody is writing; in published texts, the database does.
 * A placeholder without a value stays, so that the writer notices it.
 * @param escape escapes a value for the text, for example for HTML
 */
export const fillSettings = (text: string, settings: SiteSettings, escape: (value: string) => string): string =>
  withReadableEmails(text.replace(/\{\{([a-z_]+)\}\}/g, (name, key: string) => escape(valueOf(settings, key)) || name));

const valueOf = (settings: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(settings, key) ? (settings[key] ?? '').trim() : '';

/** Returns plain text as visitors read it: with the values of its placeholders. */
export const filledWords = (words: string, settings: SiteSettings, services: readonly Priced[]): string =>
  words.includes('{{')
    ? fillPrices(
        fillSettings(words, settings, (value) => value),
        services,
      )
    : words;
