import type { Database } from '@agency-site/supabase/types';
import { featuredPostsLimit } from '@agency-site/domain/blog-posts';
import { postSummarySelect } from '@agency-site/domain/site-declarations';
import type { postColumns } from '@agency-site/domain/tables/blog-posts';
import type { NamesOf } from '@agency-site/domain/tables/column';
import { dataOf } from './answer';
import type { SiteClient } from './client';

type PostRow = Database['public']['Tables']['blog_posts']['Row'];

/** The columns of an article's card. The body is left out, because it would make a list as heavy as all its articles. */
export type PostSummary = Pick<PostRow, NamesOf<typeof postColumns, { public: 'list' }>>;

/** A whole article as a reader sees it. */
export type Post = PostSummary & Pick<PostRow, NamesOf<typeof postColumns, { public: 'detail' }>>;

// Administrators can also read unpublished texts, so each list filters by date. The value `now` means the time on the database's clock.

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
