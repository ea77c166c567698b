import { childrenOf, childWords, type MarkupElement } from './markup';

export const metaOf = (item: MarkupElement): ReadonlyMap<string, string> =>
  new Map(
    childrenOf(item, 'wp:postmeta').map((meta) => [childWords(meta, 'wp:meta_key'), childWords(meta, 'wp:meta_value')]),
  );

/** Returns the date of the first field that has one. WordPress writes `2026-11-25 09:30:00`; zeros mean that there is no date. */
export function dateOf(element: MarkupElement, inUtc: string, local: string): string | undefined {
  const text = [childWords(element, inUtc), childWords(element, local)].find((date) => /^[1-9]\d{3}-/.test(date));
  const iso = `${text?.replace(' ', 'T')}Z`;
  return Number.isNaN(Date.parse(iso)) ? undefined : new Date(iso).toISOString();
}
