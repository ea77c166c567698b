import type { DataProvider } from 'react-admin';
import { emailAddress } from '@agency/domain/email-address';
import { type Filter, searchedColumn } from './filters';
import type { ResourceWith } from './resource';

/**
 * Cleans the words of every search, typed or pasted, as the API takes them: for a condition, a function or the library of pictures alike.
 */
export const withSearches = (provider: DataProvider, tables: readonly ResourceWith<'columns'>[]): DataProvider => ({
  ...provider,
  getList: (resource, params) => {
    const filter = withSearchableWords(params.filter as Filter);
    const { columns = {} } = tables.find(({ name }) => name === resource)?.options ?? {};
    const hasAddresses = 'email' in columns || 'recipient' in columns;
    return provider.getList(resource, { ...params, filter: hasAddresses ? mapped(filter, withStoredDomains) : filter });
  },
});

/** « boulangerie-léon.fr », in an address or alone. */
const domain = /(?<=^|[\s@])[\p{L}\p{M}\p{N}.-]+\.[a-z]{2,}(?=\s|$)/gu;

/** Words with each domain in the form in which the database stores it, that of mail servers. */
export const withStoredDomains = (words: string): string =>
  words.replaceAll(domain, (typed) => emailAddress(`a@${typed}`)?.slice(2) ?? typed);

/** The API also refuses too many characters, so a longer text is cut to these. */
const mostCharacters = 100;

/** The words that somebody typed or pasted into a search, as the API takes them: no control characters, and no part of a word at the end. */
export function searchableWords(text: string): string {
  const printable = text.replaceAll(/\p{Cc}/gu, ' ').trim();
  const first = Array.from(printable).slice(0, mostCharacters).join('');
  return first === printable ? first : first.replace(/\s+\S*$/, '');
}

/** The filter with its searches as the API takes them. */
const withSearchableWords = (filter: Filter = {}): Filter => mapped(filter, searchableWords);

/** The filter with its searches changed. */
const mapped = (filter: Filter, change: (words: string) => string): Filter =>
  Object.fromEntries(
    Object.entries(filter).map(([name, value]) =>
      typeof value === 'string' && (name === 'q' || name.endsWith(searchedColumn))
        ? [name, change(value)]
        : [name, value],
    ),
  );
