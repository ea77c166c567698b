import { searchPath } from '@agency-site/domain/pages';
import { dataOf } from './answer';
import { cleaned, readPage } from './blog-filter';
import type { SiteClient } from './client';

export interface SiteSearch {
  readonly words: string;
  /** The page number, from 1. */
  readonly page: number;
}

export const RESULTS_PER_PAGE = 10;

export const readSearch = (parameters: URLSearchParams): SiteSearch => ({
  words: cleaned(parameters.get('q')) ?? '',
  page: readPage(parameters),
});

/** The address of a page of results. Equal searches have equal addresses. */
export function searchAddress({ words, page }: SiteSearch): string {
  if (!words) return searchPath;
  return `${searchPath}?${new URLSearchParams({ q: words, ...(page > 1 ? { page: String(page) } : {}) }).toString()}`;
}

/** A part of a result's passage: a word that was searched for, or the text between two such words. */
interface PassagePart {
  readonly text: string;
  readonly isFound: boolean;
  /** The index of the part in the passage. */
  readonly start: number;
}

/** A page, article, case study or question that contains the words. */
export interface SearchResult {
  readonly kind: string;
  readonly path: string;
  readonly title: string;
  readonly passage: readonly PassagePart[];
}

/** The private-use characters that the database puts around each word that it found. */
const HIGHLIGHTED_WORD = /\uE000([^\uE001]*)\uE001/;

export interface SearchResults {
  readonly results: readonly SearchResult[];
  readonly total: number;
}

/** Reads one page of results, best matches first. @param excludedKind a kind that the page already shows */
export async function searchSite(
  client: SiteClient,
  { words, page }: SiteSearch,
  excludedKind = '',
): Promise<SearchResults> {
  const first = (page - 1) * RESULTS_PER_PAGE;
  const rows = dataOf(await client.rpc('search_site', { words, first, besides: excludedKind }, { get: true }));
  const results = rows.map(({ passage, ...row }) => ({
    ...row,
    passage: passage
      .split(HIGHLIGHTED_WORD)
      .map((text, start) => ({ text, isFound: start % 2 === 1, start }))
      .filter(({ text }) => text),
  }));
  return { results, total: rows[0]?.total ?? 0 };
}
