import { serviceOptions } from '@agency/supabase/contacts';
import { offerOf } from '../../data/offers';

/**
 * The contact form's name of the service that an address asks for (`contactAddress`).
 * @param search the address's query
 * @returns undefined when it asks for none
 */
export function requestedService(search: string): string | undefined {
  const offer = offerOf(`services/${new URLSearchParams(search).get('service') ?? ''}`);
  return offer && serviceOptions.find((option) => option.startsWith(offer.name));
}
