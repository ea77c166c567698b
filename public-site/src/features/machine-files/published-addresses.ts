import { postCategories } from '@agency-site/domain/blog-posts';
import { addressOfPage, collectionNames, collections, type Collection } from '@agency-site/domain/pages';
import { authorAddress, loadAuthors } from '../../data/authors';
import { categoryAddress } from '../../data/blog-filter';
import { dataOf } from '../../data/answer';
import type { SiteClient } from '../../data/client';

/** A published address and when its content last changed. */
export interface PublishedAddress {
  readonly path: string;
  readonly updatedAt: string;
}

/** The API returns at most 1,000 rows per request. */
const BATCH = 1000;

/** Reads every page, article and collection row that visitors may read, and the lists that are not empty. */
export async function loadPublishedAddresses(client: SiteClient): Promise<PublishedAddress[]> {
  const [pages, ofCollections, authors, posts] = await Promise.all([
    all((from, to) =>
      client
        .from('pages')
        .select('slug,published_at,updated_at')
        .lte('published_at', 'now')
        .order('sort_order')
        .order('id')
        .range(from, to),
    ),
    Promise.all(collectionNames.map((table) => collectionAddresses(client, table))),
    loadAuthors(client),
    all((from, to) =>
      client
        .from('blog_posts')
        .select('slug,published_at,updated_at,category')
        .lte('published_at', 'now')
        .order('published_at', { ascending: false })
        .order('id')
        .range(from, to),
    ),
  ]);
  return [
    ...pages.map((page) => ({ path: addressOfPage(page.slug), updatedAt: changeOf(page) })),
    ...ofCollections.flat(),
    ...categoryAddresses(posts),
    ...authors.map(({ slug, updated_at }) => ({ path: authorAddress(slug), updatedAt: updated_at })),
    ...posts.map((post) => ({ path: `/blog/${post.slug}`, updatedAt: changeOf(post) })),
  ];
}

/** The list of a collection, dated by its last change, and the page of each row; nothing when it has no row. */
async function collectionAddresses(client: SiteClient, table: Collection): Promise<PublishedAddress[]> {
  const { path } = collections[table];
  const rows = await all((from, to) =>
    client.from(table).select('slug,updated_at').eq('published', true).order('id').range(from, to),
  );
  const newest = rows
    .map(({ updated_at }) => updated_at)
    .toSorted()
    .at(-1);
  return [
    ...(newest ? [{ path, updatedAt: newest }] : []),
    ...rows.map(({ slug, updated_at }) => ({ path: `${path}/${slug}`, updatedAt: updated_at })),
  ];
}

interface Dated {
  readonly published_at: string | null;
  readonly updated_at: string;
}

/** When visitors first saw the last change: a text edited before its publication changed for them when it was published. */
const changeOf = ({ published_at: published, updated_at: updated }: Dated): string =>
  published && published > updated ? published : updated;

/** The pages of the categories that have articles, each dated by its latest article. */
function categoryAddresses(posts: readonly (Dated & { category: string | null })[]): PublishedAddress[] {
  return postCategories.flatMap((category) => {
    const dates = posts.filter((post) => post.category === category).map(changeOf);
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
