import { authorPath } from '@agency/domain/blog-posts';
import type { Database } from '@agency/supabase/types';
import { postSummarySelect } from '@agency/domain/site-declarations';
import { dataOf, rowOf } from './answer';
import type { SiteClient } from './client';
import type { PostSummary } from './posts';

/** Somebody who signs articles that visitors read. */
export type Author = Database['public']['Functions']['author_pages']['Returns'][number];

export const authorAddress = (slug: string, page = 1): string =>
  page > 1 ? `${authorPath(slug)}?page=${page}` : authorPath(slug);

/** All of them, by name. */
export const loadAuthors = async (client: SiteClient): Promise<Author[]> =>
  dataOf(await client.rpc('author_pages', {}, { get: true }));

export const loadAuthor = async (client: SiteClient, slug: string): Promise<Author | undefined> =>
  rowOf(await client.rpc('author_pages', {}, { get: true }).eq('slug', slug).maybeSingle());

/** Who signs an article; undefined where the text of its column `author` is shown. */
export const loadSignature = async (
  client: SiteClient,
  postId: string,
): Promise<Pick<Author, 'name' | 'slug'> | undefined> =>
  rowOf(await client.rpc('author_of', { post_id: postId }, { get: true }).maybeSingle());

/** One page of what somebody signs, latest first, with the number of articles on all pages. */
export async function loadAuthorPosts(
  client: SiteClient,
  author: string,
  page: number,
  perPage: number,
): Promise<{ posts: PostSummary[]; total: number }> {
  const args = { author, skipped: (page - 1) * perPage, shown: perPage };
  const found = dataOf(await client.rpc('author_posts', args, { get: true }));
  const [first] = found;
  if (!first) return { posts: [], total: 0 };
  const posts = await client
    .from('blog_posts')
    .select(postSummarySelect)
    .in(
      'id',
      found.map(({ id }) => id),
    )
    .lte('published_at', 'now')
    .order('published_at', { ascending: false })
    .order('id');
  return { posts: dataOf(posts), total: first.total };
}
