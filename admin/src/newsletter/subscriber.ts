import type { Database } from '@agency/supabase/database-types';
import type { CsvColumn } from '../formats/csv';
import { formatDateTime } from '../formats/dates';
import type { FilterRule } from '../providers/filters';

export type Subscriber = Database['public']['Tables']['newsletter_subscribers']['Row'];

export const subscriberColumns = [
  'id',
  'email',
  'consented_at',
  'created_at',
] as const satisfies readonly (keyof Subscriber)[];

/** Part of an address. Addresses hold no spaces, and often « _ », which is not « any character » here. */
export const partOfEmail: FilterRule = (words) => [
  'email@ilike',
  words.replace(/\s+/g, '').replace(/[\\%_]/g, String.raw`\$&`),
];

/** What a spreadsheet of subscribers holds: the proof of consent goes with the address. */
export const subscriberCsvColumns: readonly CsvColumn<Subscriber>[] = [
  ['E-mail', ({ email }) => email],
  ['Consentement donné le', ({ consented_at: consented }) => formatDateTime(consented)],
];
