import { postSummarySelect } from '@agency-site/domain/site-declarations';
import { DataError, dataOf, rowOf } from '../../data/answer';
import type { Author } from '../../data/authors';
import type { SiteClient } from '../../data/client';
import type { PostSummary } from '../../data/posts';

export async function hasPosts(client: SiteClient, category: string): Promise<boolean> {
  const answer = await client
    .from('blog_posts')
    .select('id')
    .lte('published_at', 'now')
    .eq('category', category)
    .limit(1);
  return dataOf(answer).length > 0;
}

/** Which articles to list. */
export interface PostListQuery {
  readonly category: string | undefined;
  readonly tag: string | undefined;
  /** The words to search for in title, excerpt, tags and content. They match by prefix or by French stem, and accents do not matter. */
  readonly search: string | undefined;
  /** Slugs that this list leaves out, because the page shows those articles elsewhere. */
  readonly except?: readonly string[];
  /** The page number, from 1. */
  readonly page: number;
  readonly perPage: number;
}

/** Reads one page of articles, and the number of articles on all pages. The order is newest first or, for a search, best match first. */
export async function loadPosts(
  client: SiteClient,
  query: PostListQuery,
): Promise<{ posts: PostSummary[]; total: number }> {
  const first = (query.page - 1) * query.perPage;
  let request = candidates(client, query.search).lte('published_at', 'now');
  if (query.category) request = request.eq('category', query.category);
  if (query.tag) request = request.contains('tags', arrayLiteral(query.tag));
  if (query.except && query.except.length > 0) request = request.notIn('slug', query.except);
  // For a search, the database function has already sorted the rows by rank.
  if (!query.search) request = request.order('published_at', { ascending: false }).order('id');
  const answer = await request.range(first, first + query.perPage - 1);
  // A page beyond the last one is an empty list, not an error. The API then gives no total, so a second request reads it.
  if (answer.error?.code === BEYOND_THE_LAST) {
    const { total } = await loadPosts(client, { ...query, page: 1, perPage: 1 });
    return { posts: [], total };
  }
  if (answer.error && query.search) throw new DataError('La recherche n’a pas abouti.', { cause: answer.error });
  return { posts: dataOf(answer), total: answer.count ?? 0 };
}

/** Searches use a function, because row level security would keep a query of the table from using the search index. */
function candidates(client: SiteClient, search: string | undefined) {
  if (!search) return client.from('blog_posts').select(postSummarySelect, { count: 'exact' });
  return client.rpc('search_posts', { words: search }, { get: true, count: 'exact' }).select(postSummarySelect);
}

/** PostgREST's code for "requested range not satisfiable". */
const BEYOND_THE_LAST = 'PGRST103';

/** Writes a text as a PostgreSQL array of one element, quoted because it may contain a comma or a brace. */
const arrayLiteral = (text: string): string => `{"${text.replace(/["\\]/g, String.raw`\$&`)}"}`;

export const loadAuthor = async (client: SiteClient, slug: string): Promise<Author | undefined> =>
  rowOf(await client.rpc('author_pages', {}, { get: true }).eq('slug', slug).maybeSingle());

/** Reads one page of an author's articles, newest first, and the number of articles on all pages. */
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
