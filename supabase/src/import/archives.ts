import { categoryPath, postCategories } from '../blog-posts';
import { slugFromTitle } from '../slug';
import type { FormerAddress } from './model';

/** Where the list of a term's articles stands now: the page of the category, or what the search of the blog finds by its name. */
export function archiveOf(fromPath: string, term: string): FormerAddress {
  const category = postCategories.find((name) => slugFromTitle(name) === slugFromTitle(term));
  const found = `/blog?search=${encodeURIComponent(term)}`;
  return { from_path: fromPath, to_address: category ? categoryPath(category) : found };
}

/** The list of an author's articles: whoever signs here has another address. */
export const authorArchive = (slug: string): FormerAddress => ({ from_path: `/author/${slug}`, to_address: '/blog' });

export const feedAt = (path: string): FormerAddress => ({ from_path: path, to_address: '/rss.xml' });
