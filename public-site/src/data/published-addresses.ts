import { postCategories } from '@agency/supabase/blog-posts';
import { categoryAddress } from './blog-filter';
import { dataOf } from './answer';
import { caseStudyAddress } from './case-studies';
import type { SiteClient } from './client';

/** A published address and when its content last changed. */
export interface PublishedAddress {
  readonly path: string;
  readonly updatedAt: string;
}

/** The API answers 1,000 rows at most. */
const BATCH = 1000;

/** Every stored page, case study and article that visitors may read, and the categories of those articles. */
export async function loadPublishedAddresses(client: SiteClient): Promise<PublishedAddress[]> {
  const [pages, studies, posts] = await Promise.all([
    all((from, to) =>
      client
        .from('pages')
        .select('slug,updated_at')
        .eq('status', 'published')
        .order('sort_order')
        .order('id')
        .range(from, to),
    ),
    all((from, to) =>
      client
        .from('case_studies')
        .select('slug,updated_at')
        .eq('published', true)
        .order('position')
        .order('id')
        .range(from, to),
    ),
    all((from, to) =>
      client
        .from('blog_posts')
        .select('slug,updated_at,category')
        .eq('status', 'published')
        .order('published_at', { ascending: false })
        .order('id')
        .range(from, to),
    ),
  ]);
  return [
    ...pages.map(({ slug, updated_at }) => ({ path: `/${slug}`, updatedAt: updated_at })),
    ...studies.map((study) => ({ path: caseStudyAddress(study), updatedAt: study.updated_at })),
    ...categoryAddresses(posts),
    ...posts.map(({ slug, updated_at }) => ({ path: `/blog/${slug}`, updatedAt: updated_at })),
  ];
}

/** The pages of the categories that have articles: each changes with the last of them to change. */
function categoryAddresses(posts: readonly { category: string | null; updated_at: string }[]): PublishedAddress[] {
  return postCategories.flatMap((category) => {
    const dates = posts.filter((post) => post.category === category).map(({ updated_at }) => updated_at);
    const updatedAt = dates.toSorted().at(-1);
    return updatedAt ? [{ path: categoryAddress(category), updatedAt }] : [];
  });
}

type Answer<Row> = PromiseLike<{ data: Row[] | null; error: { message: string } | null }>;

async function all<Row>(read: (from: number, to: number) => Answer<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const batch = dataOf(await read(rows.length, rows.length + BATCH - 1));
    rows.push(...batch);
    if (batch.length < BATCH) return rows;
  }
}
