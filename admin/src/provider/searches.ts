import type { DataProvider } from 'react-admin';
import { type Filter, searchedColumn } from './filters';

/**
 * Cleans the words of every search, typed or pasted, as the API takes them: for a condition, a function or the library of pictures alike.
 */
export const withSearches = (provider: DataProvider): DataProvider => ({
  ...provider,
  getList: (resource, params) =>
    provider.getList(resource, { ...params, filter: withSearchableWords(params.filter as Filter) }),
});

/** The API also refuses too many characters, so a longer text is cut to these. */
const mostCharacters = 100;

/** The words that somebody typed or pasted into a search, as the API takes them: no control characters, and no part of a word at the end. */
export function searchableWords(text: string): string {
  const printable = text.replaceAll(/\p{Cc}/gu, ' ').trim();
  const first = Array.from(printable).slice(0, mostCharacters).join('');
  return first === printable ? first : first.replace(/\s+\S*$/, '');
}

/** The filter with its searches as the API takes them. */
const withSearchableWords = (filter: Filter = {}): Filter =>
  Object.fromEntries(
    Object.entries(filter).map(([name, value]) =>
      typeof value === 'string' && (name === 'q' || name.endsWith(searchedColumn))
        ? [name, searchableWords(value)]
        : [name, value],
    ),
  );
