import { slugFromTitle } from '@agency-site/domain/slug';
import type { FoundItem } from './found-item';
import type { ImportItem } from './model';
import { plainWords } from './plain-words';

/** Returns the address of an article or a page on this site. */
export const addressOf = (kind: ImportItem['kind'], slug: string): string =>
  kind === 'post' ? `/blog/${slug}` : `/${slug}`;

/** Returns an address that a text may contain; undefined for `javascript:` and the like. */
export function readableUrl(address: string, base: string): URL | undefined {
  if (!URL.canParse(address.trim(), base)) return undefined;
  const url = new URL(address.trim(), base);
  return /^(https?|mailto|tel):$/.test(url.protocol) ? url : undefined;
}

/** Returns a slug that no other item has, from the former slug, title or id. @param taken the number to append next, by slug; updated */
export function freeSlug({ slug, title, source_id, kind }: FoundItem, taken: Map<string, number>): string {
  const wanted =
    slugFromTitle(decoded(slug)) || slugFromTitle(plainWords(title)) || `${kind}-${slugFromTitle(source_id)}`;
  for (let number = taken.get(wanted) ?? 1; ; number += 1) {
    const free = number === 1 ? wanted : `${wanted.slice(0, 190)}-${number}`;
    if (taken.has(free) && free !== wanted) continue;
    taken.set(wanted, number + 1);
    if (free !== wanted) taken.set(free, 2);
    return free;
  }
}

/** Returns a part of an address with its percent escapes decoded, where they are valid. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
