import type { FilterRule } from '../providers/filters';

/** Part of an address. Addresses hold no spaces, and often « _ », which is not « any character » here. */
export const partOfEmail: FilterRule = (words) => [
  'email@ilike',
  words.replace(/\s+/g, '').replace(/[\\%_]/g, String.raw`\$&`),
];
