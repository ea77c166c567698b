import { similarPostsLimit } from '@agency-site/domain/blog-posts';
import { postSelect, postSummarySelect } from '@agency-site/domain/site-declarations';
import { dataOf, rowOf } from '../../data/answer';
import type { Author } from '../../data/authors';
import type { SiteClient } from '../../data/client';
import type { Post, PostSummary } from '../../data/posts';

/** An article by its address, or undefined. The database shows drafts to administrators only. */
export async function loadPost(client: SiteClient, slug: string): Promise<Post | undefined> {
  return rowOf(await client.from('blog_posts').select(postSelect).eq('slug', slug).maybeSingle());
}

/** The articles published just before and just after an article. */
export interface Neighbours {
  readonly previous: PostLink | null;
  readonly next: PostLink | null;
}

/** The columns that a link to an article needs. */
export type PostLink = Pick<Post, 'slug' | 'title'>;

/** Reads the published articles just before and just after this one, in the order of lists: by date, then by id. */
export async function loadNeighbours(
  client: SiteClient,
  { id, published_at: at }: Pick<Post, 'published_at'> & { readonly id: string | null },
): Promise<Neighbours> {
  if (!at || !id) return { previous: null, next: null };
  const others = () => client.from('blog_posts').select('slug,title').lte('published_at', 'now').limit(1);
  const [previous, next] = await Promise.all([
    others()
      .or(`published_at.lt."${at}",and(published_at.eq."${at}",id.gt.${id})`)
      .order('published_at', { ascending: false })
      .order('id'),
    others()
      .or(`published_at.gt."${at}",and(published_at.eq."${at}",id.lt.${id})`)
      .order('published_at')
      .order('id', { ascending: false }),
  ]);
  return { previous: dataOf(previous)[0] ?? null, next: dataOf(next)[0] ?? null };
}

/** Reads other articles of the same category, newest first. @param post its id is null before it is first stored */
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

/** Reads the author of an article; undefined when no author is linked, and its column `author` is shown as text. */
export const loadSignature = async (
  client: SiteClient,
  postId: string,
): Promise<Pick<Author, 'name' | 'slug'> | undefined> =>
  rowOf(await client.rpc('author_of', { post_id: postId }, { get: true }).maybeSingle());
