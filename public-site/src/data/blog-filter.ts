import { truncateText } from '@agency-site/domain/truncate-text';
import { categoryPath, postCategories } from '@agency-site/domain/blog-posts';
import { slugFromTitle } from '@agency-site/domain/slug';

/** The part of the blog that an address shows. */
export interface BlogFilter {
  readonly category?: string | undefined;
  readonly tag?: string | undefined;
  readonly search?: string | undefined;
  /** The page number, from 1. */
  readonly page: number;
}

/** The address of a filtered list. Equal filters have equal addresses; the first page has no page number. */
export function blogAddress({ category, tag, search, page = 1 }: Partial<BlogFilter>): string {
  const parameters = new URLSearchParams();
  if (category) parameters.set('categorie', category);
  if (tag) parameters.set('tag', tag);
  if (search) parameters.set('search', search);
  if (page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query ? `/blog?${query}` : '/blog';
}

/** The address of a category's page, or of the filtered blog for a category that is not one of the known ones. */
export function categoryAddress(category: string, page = 1): string {
  const known = postCategories.find((name) => name === category);
  if (!known) return blogAddress({ category, page });
  return page > 1 ? `${categoryPath(known)}?page=${page}` : categoryPath(known);
}

/** Whether an address shows less than the whole blog. */
export const isFiltered = ({ category, tag, search }: BlogFilter): boolean => Boolean(category ?? tag ?? search);

const LONGEST_VALUE = 200;

/** Reads the filter; `q` is an older name of `search`, accents and capitals do not matter, an invalid page number means the first. */
export function readBlogFilter(parameters: URLSearchParams): BlogFilter {
  const read = (name: string): string | undefined => cleaned(parameters.get(name));
  const category = read('categorie');
  return {
    category: category && (postCategories.find((name) => slugFromTitle(name) === slugFromTitle(category)) ?? category),
    tag: read('tag'),
    search: read('search') ?? read('q'),
    page: readPage(parameters),
  };
}

/** The number of a page of a list, from 1. */
export const readPage = (parameters: URLSearchParams): number =>
  Math.max(1, Number.parseInt(parameters.get('page') ?? '', 10) || 1);

/** A value shortened to a sensible length, without control characters, some of which PostgreSQL cannot store; undefined when empty. */
export const cleaned = (value: string | null): string | undefined =>
  (value && truncateText(value.replace(/\p{Cc}/gu, ' '), LONGEST_VALUE).trim()) || undefined;
