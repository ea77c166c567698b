import { truncateText } from '@agency-site/domain/truncate-text';
import { canonicalPath } from '@agency-site/domain/canonical-path';
import { postCategories } from '@agency-site/domain/blog-posts';
import { readingTimeMinutes, textOfHtml } from '@agency-site/domain/reading-time';
import { slugFromTitle } from '@agency-site/domain/slug';
import { addressOf, freeSlug } from './addresses';
import type { FoundItem } from './found-item';
import { Omissions } from './omissions';
import {
  ImportFileError,
  maxImportedText,
  type FormerAddress,
  type FormerFile,
  type ImportedPicture,
  type ImportItem,
  type ItemRefusal,
  type OnItem,
} from './model';
import { photograph, picturesIn, withDescriptions } from './pictures';
import type { AddressUse } from './inline-text';
import { plainWords } from './plain-words';
import { storedText } from './stored-text';
import { addressesFor, type Site } from './text-addresses';

/**
 * Cleans the items of a file, gives each its new address, and rewrites links between them.
 * @param pictures the pictures of the former site's library, with their descriptions
 * @param addresses former addresses that belong to no item
 * @param files the other files of the former site's library
 */
export function assemble(
  found: readonly FoundItem[],
  url: string,
  onItem: OnItem,
  {
    pictures = [],
    addresses = [],
    files = [],
  }: {
    readonly pictures?: readonly ImportedPicture[];
    readonly addresses?: readonly FormerAddress[];
    readonly files?: readonly FormerFile[];
  },
): ImportItem[] {
  const taken = { post: new Map<string, number>(), page: new Map<string, number>() };
  const placed = found.map((item) => ({ item, slug: freeSlug(item, taken[item.kind]) }));
  const newAddresses = new Map([
    ...addresses.map(({ from_path: path, to_address: address }) => [canonicalPath(path), address] as const),
    ...placed.flatMap(({ item, slug }) =>
      item.paths.map((path) => [canonicalPath(path), addressOf(item.kind, slug)] as const),
    ),
  ]);
  const library = new Map(pictures.map((picture) => [photograph(picture.address), picture]));
  const texts = new Map(placed.flatMap(({ item }) => item.paths.map((path) => [canonicalPath(path), item] as const)));
  const known: Site['files'] = {
    own: new Set(files.map(({ address }) => address)),
    byPage: new Map(files.flatMap(({ address, pages }) => pages.map((path) => [canonicalPath(path), address]))),
  };
  const site: Site = { url, newAddresses, texts, anchors: new Map(), library, files: known };
  return placed.map(({ item, slug }, index) => {
    onItem(index, placed.length);
    return itemOf(item, slug, site);
  });
}

function itemOf(item: FoundItem, slug: string, site: Site): ImportItem {
  const { library } = site;
  const linked = new Set<string>();
  const shownAt = addressesFor(item.omissions, site, linked);
  const { content, pictures, refusal } = cleaned(item, shownAt);
  if (item.kind === 'page' && item.comments.length > 0) item.omissions.add('comment', 'page', item.comments.length);
  const featured = item.picture && shownAt(item.picture.address, 'picture');
  const featuredAlt = truncateText(plainWords(item.picture?.alt ?? ''), 500);
  const { category, tags } = sorted(item.terms, item.omissions);
  const updatedAt = item.updatedAt ?? item.publishedAt ?? item.createdAt ?? new Date().toISOString();
  return {
    source_id: item.source_id,
    kind: item.kind,
    row: {
      slug,
      title: cut(plainWords(item.title) || 'Sans titre', 300, item.omissions),
      excerpt: cut(plainWords(item.excerpt) || wordsBeforeMore(item), 2000, item.omissions),
      content,
      author: truncateText(item.author, 200),
      category,
      tags,
      featured: item.featured,
      featured_image_url: featured && featured.length <= 2000 ? featured : null,
      featured_image_alt: featuredAlt,
      read_time_minutes: readingTimeMinutes(textOfHtml(content)),
      status: item.status,
      published_at: item.status === 'published' ? (item.publishedAt ?? updatedAt) : null,
      created_at: item.createdAt ?? item.publishedAt ?? updatedAt,
      updated_at: updatedAt,
      meta_title: truncateText(item.metaTitle, 300),
      meta_description: truncateText(item.metaDescription, 1000),
    },
    comments: item.kind === 'post' ? item.comments : [],
    former_paths: [...new Set(item.paths)].filter(
      (path) => canonicalPath(path) !== canonicalPath(addressOf(item.kind, slug)),
    ),
    pictures: withDescriptions(
      featured
        ? [...pictures, { address: featured, alt: featuredAlt, caption: plainWords(item.picture?.caption ?? '') }]
        : pictures,
      library,
    ),
    files: [...linked].filter((address) => content.includes(`href="${address.replaceAll('&', '&amp;')}"`)),
    omissions: item.omissions.list(),
    awaits_picture: item.awaitsPicture ?? false,
    ...(refusal && { refusal }),
  };
}

function cleaned(
  { html, linesAreParagraphs, omissions, kind, refusal: found }: FoundItem,
  shownAt: (address: string, use: AddressUse) => string | undefined,
): { readonly content: string; readonly pictures: readonly ImportedPicture[]; readonly refusal?: ItemRefusal } {
  if (found) return { content: '', pictures: [], refusal: found };
  if (html.length > maxImportedText) return { content: '', pictures: [], refusal: 'too-long' };
  try {
    const content = storedText(html, { addressOf: shownAt, linesAreParagraphs, omissions });
    const refusal = content.length > 500_000 ? 'too-long' : kind === 'post' && !content ? 'empty' : undefined;
    return { content, pictures: picturesIn(content), ...(refusal && { refusal }) };
  } catch (error) {
    if (error instanceof ImportFileError) return { content: '', pictures: [], refusal: 'too-deep' };
    throw error;
  }
}

/** Returns the words before WordPress's mark `<!--more-->`, which its lists show; empty without the mark. */
function wordsBeforeMore({ html, linesAreParagraphs }: FoundItem): string {
  const place = html.search(/<!--\s*more\b/i);
  if (place < 0 || html.length > maxImportedText) return '';
  try {
    return plainWords(
      storedText(html.slice(0, place), { addressOf: () => undefined, linesAreParagraphs, omissions: new Omissions() }),
    );
  } catch {
    return '';
  }
}

const LONGEST_TAGS = { count: 30, characters: 2000 };

/** The first term that is a category of the product becomes the category; the others become tags, as many as an article may have. */
function sorted(terms: readonly string[], omissions: Omissions): { category: string | null; tags: string[] } {
  const known = new Map(postCategories.map((name) => [slugFromTitle(name), name]));
  const category = terms.map((term) => known.get(slugFromTitle(term))).find((name) => name !== undefined) ?? null;
  const others = [...new Set(terms.filter((term) => !known.has(slugFromTitle(term))))];
  const tags = others.slice(0, LONGEST_TAGS.count);
  while (tags.join(',').length > LONGEST_TAGS.characters) tags.pop();
  if (tags.length < others.length) omissions.add('cut', 'tags', others.length - tags.length);
  return { category, tags };
}

function cut(text: string, length: number, omissions: Omissions): string {
  if (text.length > length) omissions.add('cut', truncateText(text, 40));
  return truncateText(text, length);
}
