import type { Database } from '@agency/supabase/types';
import { featuredPostsLimit, similarPostsLimit } from '@agency/domain/blog-posts';
import { postSelect, postSummarySelect } from '@agency/domain/site-declarations';
import type { postColumns } from '@agency/domain/tables/blog-posts';
import type { NamesOf } from '@agency/domain/tables/column';
import { DataError, dataOf, rowOf } from './answer';
import type { SiteClient } from './client';

type PostRow = Database['public']['Tables']['blog_posts']['Row'];

/** What a card shows: never the body, which would make a list as heavy as all its articles. */
export type PostSummary = Pick<PostRow, NamesOf<typeof postColumns, { public: 'list' }>>;

/** A whole article as a reader sees it. */
export type Post = PostSummary & Pick<PostRow, NamesOf<typeof postColumns, { public: 'detail' }>>;

// Administrators may read what is not public as well, so each list asks for what is, by the database's clock: « now » is its word.

/** The latest featured articles, newest first. */
export async function loadFeaturedPosts(client: SiteClient): Promise<PostSummary[]> {
  return dataOf(
    await client
      .from('blog_posts')
      .select(postSummarySelect)
      .lte('published_at', 'now')
      .eq('featured', true)
      .or('featured_until.is.null,featured_until.gt.now')
      .order('published_at', { ascending: false })
      .limit(featuredPostsLimit),
  );
}

/** Whether a category has an article to read. */
export async function hasPosts(client: SiteClient, category: string): Promise<boolean> {
  const answer = await client
    .from('blog_posts')
    .select('id')
    .lte('published_at', 'now')
    .eq('category', category)
    .limit(1);
  return dataOf(answer).length > 0;
}

/** Which part of the blog to list. */
export interface PostListQuery {
  readonly category: string | undefined;
  readonly tag: string | undefined;
  /** Words searched in title, excerpt, tags and content, by their beginning or their French stem, accents aside. */
  readonly search: string | undefined;
  /** Slugs of articles shown elsewhere on the page, left out here. */
  readonly except?: readonly string[];
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

/** One page of the blog, newest first, or best first where words are searched, with the number of articles on all pages. */
export async function loadPosts(
  client: SiteClient,
  query: PostListQuery,
): Promise<{ posts: PostSummary[]; total: number }> {
  const first = (query.page - 1) * query.perPage;
  let request = candidates(client, query.search).lte('published_at', 'now');
  if (query.category) request = request.eq('category', query.category);
  if (query.tag) request = request.contains('tags', arrayLiteral(query.tag));
  if (query.except && query.except.length > 0) request = request.notIn('slug', query.except);
  // What is found comes in the function's order, by rank.
  if (!query.search) request = request.order('published_at', { ascending: false }).order('id');
  const answer = await request.range(first, first + query.perPage - 1);
  // A page beyond the last one is an empty list, not an error; the API then leaves the total out.
  if (answer.error?.code === BEYOND_THE_LAST) {
    const { total } = await loadPosts(client, { ...query, page: 1, perPage: 1 });
    return { posts: [], total };
  }
  if (answer.error && query.search) throw new DataError('La recherche n’a pas abouti.', { cause: answer.error });
  return { posts: dataOf(answer), total: answer.count ?? 0 };
}

/** All articles, or those found by words: by a function, because the table's policies keep the search index unused. */
function candidates(client: SiteClient, search: string | undefined) {
  if (!search) return client.from('blog_posts').select(postSummarySelect, { count: 'exact' });
  return client.rpc('search_posts', { words: search }, { get: true, count: 'exact' }).select(postSummarySelect);
}

/** PostgREST's « requested range not satisfiable ». */
const BEYOND_THE_LAST = 'PGRST103';

/** One text as a PostgreSQL array: quoted, or a comma or a brace in it would be read as syntax. */
const arrayLiteral = (text: string): string => `{"${text.replace(/["\\]/g, String.raw`\$&`)}"}`;

/** An article by its address, or undefined. The database shows drafts to administrators only. */
export async function loadPost(client: SiteClient, slug: string): Promise<Post | undefined> {
  return rowOf(await client.from('blog_posts').select(postSelect).eq('slug', slug).maybeSingle());
}

/** The article before and the one after, in the order they were published. */
export interface Neighbours {
  readonly previous: PostLink | null;
  readonly next: PostLink | null;
}

/** What a link to an article needs. */
export type PostLink = Pick<PostRow, 'slug' | 'title'>;

/** The published articles just before and just after this one. */
export async function loadNeighbours(client: SiteClient, post: Pick<Post, 'published_at'>): Promise<Neighbours> {
  if (!post.published_at) return { previous: null, next: null };
  const others = () => client.from('blog_posts').select('slug,title').lte('published_at', 'now').limit(1);
  const [previous, next] = await Promise.all([
    others().lt('published_at', post.published_at).order('published_at', { ascending: false }),
    others().gt('published_at', post.published_at).order('published_at', { ascending: true }),
  ]);
  return { previous: dataOf(previous)[0] ?? null, next: dataOf(next)[0] ?? null };
}

/**
 * Other articles of the same category, newest first.
 * @param post without an id while it was never stored
 */
export async function loadSimilarPosts(
  client: SiteClient,
  post: Pick<Post, 'category'> & { readonly id: string | null },
): Promise<PostSummary[]> {
  if (!post.category) return [];
  let request = client
    .from('blog_posts')
    .select(postSummarySelect)
    .lte('published_at', 'now')
    .eq('category', post.category);
  if (post.id) request = request.neq('id', post.id);
  return dataOf(await request.order('published_at', { ascending: false }).limit(similarPostsLimit));
}
