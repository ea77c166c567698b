import { authorPath } from '@agency/domain/blog-posts';
import type { Database } from '@agency/supabase/types';
import { dataOf } from './answer';
import type { SiteClient } from './client';

/** Somebody who signs articles that visitors read. */
export type Author = Database['public']['Functions']['author_pages']['Returns'][number];

export const authorAddress = (slug: string, page = 1): string =>
  page > 1 ? `${authorPath(slug)}?page=${page}` : authorPath(slug);

/** All of them, by name. */
export const loadAuthors = async (client: SiteClient): Promise<Author[]> =>
  dataOf(await client.rpc('author_pages', {}, { get: true }));
