import { postCategories } from '../blog-posts';
import { builtInPaths } from '../pages';
import { readingTimeMinutes, textOfHtml } from '../reading-time';
import { slugFromTitle } from '../slug';
import type { Losses } from './losses';
import { readMarkup, wordsOf } from './markup';
import { ImportFileError, maxImportedText, type ImportedComment, type ImportItem, type ItemRefusal } from './model';
import { storedText } from './stored-text';

/** An article or a page as a reader of one product's export found it: its HTML is not cleaned yet. */
export interface FoundItem {
  readonly source_id: string;
  readonly kind: 'post' | 'page';
  readonly title: string;
  /** As the former site wrote it; empty for a draft that has none. */
  readonly slug: string;
  readonly html: string;
  readonly linesAreParagraphs: boolean;
  readonly excerpt: string;
  readonly author: string;
  /** Categories and tags, the main one first. */
  readonly terms: readonly string[];
  readonly featured: boolean;
  readonly picture: string | undefined;
  readonly pictureAlt: string;
  readonly status: 'draft' | 'published';
  readonly publishedAt: string | undefined;
  readonly createdAt: string | undefined;
  readonly updatedAt: string | undefined;
  readonly metaTitle: string;
  readonly metaDescription: string;
  /** Paths of the former site. */
  readonly paths: readonly string[];
  readonly comments: readonly ImportedComment[];
  readonly losses: Losses;
}

/** Stands for a former site whose address nobody told: its pictures and links stay paths. */
const UNTOLD = 'http://untold.invalid';

/** The words of a short text that may hold markup, on one line. */
export const plainWords = (html: string): string => wordsIn(html.slice(0, 20_000)).replace(/\s+/g, ' ').trim();

function wordsIn(html: string): string {
  try {
    return wordsOf(readMarkup(html, 'html'));
  } catch {
    // It nests without end.
    return '';
  }
}

/** Cleans what was found, gives each its new address, and makes links among them lead there. */
export function assemble(found: readonly FoundItem[], siteUrl: string): ImportItem[] {
  const taken = { post: new Map<string, number>(), page: new Map<string, number>() };
  const placed = found.map((item) => ({ item, slug: freeSlug(item, taken[item.kind]) }));
  const newAddresses = new Map(
    placed.flatMap(({ item, slug }) => item.paths.map((path) => [pathKey(path), addressOf(item.kind, slug)] as const)),
  );
  return placed.map(({ item, slug }) => itemOf(item, slug, siteUrl, newAddresses));
}

function itemOf(item: FoundItem, slug: string, siteUrl: string, newAddresses: ReadonlyMap<string, string>): ImportItem {
  const pictures = new Set<string>();
  const shownAt = (address: string, use: 'link' | 'picture'): string | undefined => {
    const url = readableUrl(address, siteUrl || UNTOLD);
    if (!url || (use === 'picture' && !/^https?:$/.test(url.protocol))) {
      item.losses.add('address', address.trim().slice(0, 40));
      return undefined;
    }
    const shown = url.origin === UNTOLD ? url.pathname + url.search + url.hash : url.href;
    if (use === 'picture') {
      pictures.add(shown);
      return shown;
    }
    if (address.trim().startsWith('#')) return url.hash;
    const present = url.host === new URL(siteUrl || UNTOLD).host && newAddresses.get(pathKey(url.pathname));
    return present ? present + url.hash : shown;
  };
  const { content, refusal } = cleaned(item, slug, shownAt);
  const picture = item.picture && shownAt(item.picture, 'picture');
  const { category, tags } = sorted(item.terms, item.losses);
  const updatedAt = item.updatedAt ?? item.publishedAt ?? item.createdAt ?? new Date().toISOString();
  return {
    source_id: item.source_id,
    kind: item.kind,
    row: {
      slug,
      title: cut(plainWords(item.title) || 'Sans titre', 300, item.losses),
      excerpt: cut(plainWords(item.excerpt), 2000, item.losses),
      content,
      author: item.author.slice(0, 200),
      category,
      tags,
      featured: item.featured,
      featured_image_url: picture && picture.length <= 2000 ? picture : null,
      featured_image_alt: plainWords(item.pictureAlt).slice(0, 500),
      read_time_minutes: readingTimeMinutes(textOfHtml(content)),
      status: item.status,
      published_at: item.status === 'published' ? (item.publishedAt ?? updatedAt) : null,
      created_at: item.createdAt ?? item.publishedAt ?? updatedAt,
      updated_at: updatedAt,
      meta_title: item.metaTitle.slice(0, 300),
      meta_description: item.metaDescription.slice(0, 1000),
    },
    comments: item.comments,
    former_paths: [...new Set(item.paths)].filter((path) => pathKey(path) !== pathKey(addressOf(item.kind, slug))),
    pictures: [...pictures],
    losses: item.losses.list(),
    ...(refusal && { refusal }),
  };
}

function cleaned(
  { html, linesAreParagraphs, losses, kind }: FoundItem,
  slug: string,
  shownAt: (address: string, use: 'link' | 'picture') => string | undefined,
): { readonly content: string; readonly refusal?: ItemRefusal } {
  if (html.length > maxImportedText) return { content: '', refusal: 'too-long' };
  try {
    const content = storedText(html, { addressOf: shownAt, linesAreParagraphs, losses });
    const isReserved = kind === 'page' && builtInPaths.includes(`/${slug}`);
    const refusal = isReserved
      ? 'address'
      : content.length > 500_000
        ? 'too-long'
        : kind === 'post' && !content
          ? 'empty'
          : undefined;
    return { content, ...(refusal && { refusal }) };
  } catch (error) {
    if (error instanceof ImportFileError) return { content: '', refusal: 'too-deep' };
    throw error;
  }
}

export const addressOf = (kind: ImportItem['kind'], slug: string): string =>
  kind === 'post' ? `/blog/${slug}` : `/${slug}`;

/** A path as it is compared: decoded, in lower case, without a slash at its end. */
function pathKey(path: string): string {
  try {
    return decodeURIComponent(path)
      .toLowerCase()
      .replace(/(?<=.)\/+$/, '');
  } catch {
    return path.toLowerCase();
  }
}

/** An address that a text may hold; undefined for `javascript:` and the like. */
function readableUrl(address: string, base: string): URL | undefined {
  if (!URL.canParse(address.trim(), base)) return undefined;
  const url = new URL(address.trim(), base);
  return /^(https?|mailto|tel):$/.test(url.protocol) ? url : undefined;
}

/** @param taken how many items want each address */
function freeSlug({ slug, title, source_id, kind }: FoundItem, taken: Map<string, number>): string {
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

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const LONGEST_TAGS = { count: 30, characters: 2000 };

/** The first term that the product has as a category is the category; the others are tags, as many as an article may have. */
function sorted(terms: readonly string[], losses: Losses): { category: string | null; tags: string[] } {
  const known = new Map(postCategories.map((name) => [slugFromTitle(name), name]));
  const category = terms.map((term) => known.get(slugFromTitle(term))).find((name) => name !== undefined) ?? null;
  const others = [...new Set(terms.filter((term) => !known.has(slugFromTitle(term))))];
  const tags = others.slice(0, LONGEST_TAGS.count);
  while (tags.join(',').length > LONGEST_TAGS.characters) tags.pop();
  if (tags.length < others.length) losses.add('cut', 'tags', others.length - tags.length);
  return { category, tags };
}

function cut(text: string, length: number, losses: Losses): string {
  if (text.length > length) losses.add('cut', text.slice(0, 40));
  return text.slice(0, length);
}

/** The words of a comment's HTML: the product keeps plain text, with its lines. */
export const commentWords = (html: string): string =>
  wordsIn(html.slice(0, 20_000).replace(/<br\s*\/?>\s*|<\/p>\s*/gi, '\n'))
    .trim()
    .slice(0, 5000);

/** Answers as the product knows them: one level, under a comment that is no answer itself. */
export function oneLevel(comments: readonly ImportedComment[]): ImportedComment[] {
  const parents = new Map(comments.map(({ source_id, parent }) => [source_id, parent]));
  const topOf = (comment: ImportedComment): string | null => {
    let top: string | null = null;
    const seen = new Set([comment.source_id]);
    for (let next = comment.parent; next && parents.has(next) && !seen.has(next); next = parents.get(next) ?? null) {
      seen.add(next);
      top = next;
    }
    return top;
  };
  return comments.map((comment) => ({ ...comment, parent: topOf(comment) }));
}
