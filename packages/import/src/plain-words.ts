import { readMarkup, wordsOf } from './markup';

/** The words of a short text that may hold markup, on one line. */
export const plainWords = (html: string): string => wordsIn(html.slice(0, 20_000)).replace(/\s+/g, ' ').trim();

/** The words of a text that may hold markup; none of one that nests without end. */
export function wordsIn(html: string): string {
  try {
    return wordsOf(readMarkup(html, 'html'));
  } catch {
    return '';
  }
}
