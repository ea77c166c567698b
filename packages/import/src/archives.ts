import { categoryPath, postCategories } from '@agency-site/domain/blog-posts';
import { slugFromTitle } from '@agency-site/domain/slug';
import type { FormerAddress } from './model';

export const feedPath = '/rss.xml';
export const blogPath = '/blog';

/** Returns the new address of a term's list of articles: the page of the category, or a search of the blog for its name. */
export function addressOfTerm(term: string): string {
  const category = postCategories.find((name) => slugFromTitle(name) === slugFromTitle(term));
  return category ? categoryPath(category) : `${blogPath}?search=${encodeURIComponent(term)}`;
}

/** Returns the redirects of a list of the former site and of its feed. */
export const archiveRedirects = (path: string, list: string, feed: string): FormerAddress[] => [
  { from_path: path, to_address: list },
  { from_path: path + feed, to_address: feedPath },
];
