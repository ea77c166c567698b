import type { Database } from '@agency/supabase/types';
import { beforeTax, lastPart } from '@agency/domain/filled-text';
import type { NamesOf } from '@agency/domain/tables/column';
import type { serviceColumns } from '@agency/domain/tables/services';

/** A service with its price, as the table `services` has it. */
export type Offer = Pick<
  Database['public']['Tables']['services']['Row'],
  NamesOf<typeof serviceColumns, { public: 'list' }>
>;

/**
 * The offer that a stored page describes, if any.
 * @param slug the page's, as `services/automatisations`
 */
export const offerOf = (offers: readonly Offer[], slug: string): Offer | undefined =>
  offers.find((offer) => offer.slug === slug);

/** « dès 500 € HT », or the price alone where it is fixed. */
export const fromPrice = (offer: Offer): string => `${offer.price_words && 'dès '}${beforeTax(offer)}`;

/** The name of an offer within a sentence, split from its article: « l’ », « intégration CRM/ERP ». */
export function inSentence({ name, in_sentence: words }: Offer): readonly [article: string, name: string] {
  const [, article = '', rest = name] = /^(l[ea]s? |l’|un |une |des )?(.+)$/iu.exec(words) ?? [];
  return [article, rest];
}

/** The name of an offer in the contact form, stored with a request. */
export const formChoice = ({ form_choice: choice, name }: Offer): string => choice || name;

/** The address of the contact form with the service preselected about which the visitor read (`requestedService`). */
export const contactAddress = (offer: Offer | undefined): string =>
  offer ? `/contact?service=${lastPart(offer)}` : '/contact';

/**
 * Reads the service that an address asks for (`contactAddress`), by its name in the contact form.
 * @param search the address's query
 * @returns undefined when the address asks for none
 */
export function requestedService(offers: readonly Offer[], search: string): string | undefined {
  const asked = new URLSearchParams(search).get('service') ?? '';
  const offer = offers.find((one) => lastPart(one) === asked);
  return offer && formChoice(offer);
}
