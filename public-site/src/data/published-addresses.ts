import { dataOf } from './answer';
import type { SiteClient } from './client';

/** A published address and when its content last changed. */
export interface PublishedAddress {
  readonly path: string;
  readonly updatedAt: string;
}

/** The API answers 1,000 rows at most. */
const BATCH = 1000;

/** Every stored page and article that visitors may read. */
export async function loadPublishedAddresses(client: SiteClient): Promise<PublishedAddress[]> {
  const [pages, posts] = await Promise.all([
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
        .from('blog_posts')
        .select('slug,updated_at')
        .eq('status', 'published')
        .order('published_at', { ascending: false })
        .order('id')
        .range(from, to),
    ),
  ]);
  return [
    ...pages.map(({ slug, updated_at }) => ({ path: `/${slug}`, updatedAt: updated_at })),
    ...posts.map(({ slug, updated_at }) => ({ path: `/blog/${slug}`, updatedAt: updated_at })),
  ];
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
