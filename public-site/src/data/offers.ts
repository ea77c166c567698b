import type { Database } from '@agency-site/supabase/types';
import { priceBeforeTax, lastSegment } from '@agency-site/domain/filled-text';
import type { NamesOf } from '@agency-site/domain/tables/column';
import type { serviceColumns } from '@agency-site/domain/tables/services';

/** A service with its price: the columns of the table `services` that the site shows. */
export type Offer = Pick<
  Database['public']['Tables']['services']['Row'],
  NamesOf<typeof serviceColumns, { public: 'list' }>
>;

/** The service that a stored page describes, if any. @param slug the page's slug, such as `services/automatisations` */
export const offerOf = (offers: readonly Offer[], slug: string): Offer | undefined =>
  offers.find((offer) => offer.slug === slug);

/** « dès 500 € HT », or the price alone where it is fixed. */
export const fromPrice = (offer: Offer): string => `${offer.price_words && 'dès '}${priceBeforeTax(offer)}`;

/** The name of a service within a sentence, split into article and noun: « l’ », « intégration CRM/ERP ». */
export function inSentence({ name, in_sentence: words }: Offer): readonly [article: string, name: string] {
  const [, article = '', rest = name] = /^(l[ea]s? |l’|un |une |des )?(.+)$/iu.exec(words) ?? [];
  return [article, rest];
}

/** The service's label in the contact form, which is stored with a request. */
export const formChoice = ({ form_choice: choice, name }: Offer): string => choice || name;

/** The address of the contact form with this service preselected (`requestedService` reads it). */
export const contactAddress = (offer: Offer | undefined): string =>
  offer ? `/contact?service=${lastSegment(offer)}` : '/contact';

/** Reads the service that `contactAddress` preselects. @param search the address's query @returns its label in the contact form */
export function requestedService(offers: readonly Offer[], search: string): string | undefined {
  const asked = new URLSearchParams(search).get('service') ?? '';
  const offer = offers.find((one) => lastSegment(one) === asked);
  return offer && formChoice(offer);
}
