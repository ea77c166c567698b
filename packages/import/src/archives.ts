import { categoryPath, postCategories } from '@agency/domain/blog-posts';
import { slugFromTitle } from '@agency/domain/slug';
import type { FormerAddress } from './model';

export const presentFeed = '/rss.xml';
export const presentBlog = '/blog';

/** Where the list of a term's articles stands now: the page of the category, or what the search of the blog finds by its name. */
export function listOfTerm(term: string): string {
  const category = postCategories.find((name) => slugFromTitle(name) === slugFromTitle(term));
  return category ? categoryPath(category) : `${presentBlog}?search=${encodeURIComponent(term)}`;
}

/** A list of the former site and its feed, which stood below it. */
export const archiveAt = (path: string, list: string, feed: string): FormerAddress[] => [
  { from_path: path, to_address: list },
  { from_path: path + feed, to_address: presentFeed },
];
