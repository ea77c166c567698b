import type { DataProvider } from 'react-admin';
import { emailAddress } from '@agency-site/domain/email-address';
import { type Filter, searchedColumn } from './filters';
import type { ResourceWith } from './resource';

/**
 * Cleans the words of every search, so that the API accepts whatever was typed or pasted, and gives domains their stored form. It is the
 * outermost wrapper, because conditions, functions and the library of pictures all need it.
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

/** A domain in an e-mail address: `boulangerie-léon.fr`. */
const domain = /(?<=@)[\p{L}\p{M}\p{N}.-]+\.[a-z]{2,}(?=\s|$)/gu;

/** Converts each domain in some words to the form that mail servers use, in which the database stores it. */
export const withStoredDomains = (words: string): string =>
  words.replaceAll(domain, (typed) => emailAddress(`a@${typed}`)?.slice(2) ?? typed);

/** A longer search is cut, because the API refuses too many characters. */
const mostCharacters = 100;

/** Returns a search without its control characters and, if it is too long, cut after a whole word. */
export function searchableWords(text: string): string {
  const printable = text.replaceAll(/\p{Cc}/gu, ' ').trim();
  const first = Array.from(printable).slice(0, mostCharacters).join('');
  return first === printable ? first : first.replace(/\s+\S*$/, '');
}

const withSearchableWords = (filter: Filter = {}): Filter => mapped(filter, searchableWords);

const mapped = (filter: Filter, change: (words: string) => string): Filter =>
  Object.fromEntries(
    Object.entries(filter).map(([name, value]) =>
      typeof value === 'string' && (name === 'q' || name.endsWith(searchedColumn))
        ? [name, change(value)]
        : [name, value],
    ),
  );
