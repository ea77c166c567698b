import type { BackOfficeData } from '../../../admin/src/provider/data-provider';
import type { Row } from './expected-rows';

const bakery = 'contact@boulangerie-léon.fr';
const cafe = 'ana@café-français.fr';
const inMelun = 'leo@melun.example.fr';
const searches = [
  [bakery, ['leon', 'Léon', 'boulangerie leon', 'lon-nnb']],
  [cafe, ['cafe', 'francais', 'CAFÉ', 'cafe-francais']],
  [inMelun, ['melun']],
] as const;

/**
 * Stores addresses with accented domains, and searches each in every list, with its accents and without.
 * @returns what each search found, and should have found
 */
export async function foundAddresses(provider: BackOfficeData) {
  // Whoever subscribes gets an e-mail, so both lists have these addresses.
  const addresses = searches.map(([email]) => email);
  for (const email of addresses) await provider.callFunction('subscribe_to_newsletter', { email });
  const seen: {
    readonly list: string;
    readonly words: string;
    readonly expected: string;
    readonly found: readonly string[];
  }[] = [];
  const lists = { newsletter_subscribers: 'email', outbox: 'recipient' };
  for (const [list, column] of Object.entries(lists))
    for (const [address, typed] of searches)
      for (const words of typed) {
        const { data } = await provider.getList<Row>(list, {
          pagination: { page: 1, perPage: 900 },
          sort: { field: 'id', order: 'ASC' },
          filter: { [`${column}@ilike`]: words },
        });
        const found = addresses.filter((one) => data.some((row) => row[column] === one));
        seen.push({ list, words, expected: address, found });
      }
  return seen;
}
