import { authorPath } from '@agency-site/domain/blog-posts';
import type { Database } from '@agency-site/supabase/types';
import { dataOf } from './answer';
import type { SiteClient } from './client';

export type Author = Database['public']['Functions']['author_pages']['Returns'][number];

export const authorAddress = (slug: string, page = 1): string =>
  page > 1 ? `${authorPath(slug)}?page=${page}` : authorPath(slug);

/** All authors, ordered by name. */
export const loadAuthors = async (client: SiteClient): Promise<Author[]> =>
  dataOf(await client.rpc('author_pages', {}, { get: true }));
