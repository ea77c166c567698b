// @module-tag spec-2-3-4
// @module-tag spec-2-3-5
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SiteClient } from '../../../public-site/src/data/client';
import { loadFeaturedPosts } from '../../../public-site/src/data/posts';
import { loadNeighbours, loadPost, loadSimilarPosts } from '../../../public-site/src/features/article/data';
import { loadPosts, type PostListQuery } from '../../../public-site/src/features/blog/data';
import { useTestSupabase } from '../test-supabase';
import { failingClient, siteClients, type SiteClients } from './site-clients';

const supabase = useTestSupabase();
let clients: SiteClients;
beforeAll(async () => {
  clients = await siteClients(supabase);
});

interface Article {
  readonly slug: string;
  readonly day?: number;
  /** The time until a scheduled article appears, as PostgreSQL writes an interval. */
  readonly in?: string;
  readonly title?: string;
  readonly category?: string;
  readonly tags?: string[];
  readonly featured?: boolean;
}
const TRICKY = 'a,"b"\\c{d}';
/** Stored in another order than that of display. */
const articles: readonly Article[] = [
  { slug: 'one', day: 1, category: 'CRM', featured: true },
  { slug: 'five', day: 5, category: 'NoCode', title: 'Des relances' },
  { slug: 'two', day: 2, category: 'CRM', featured: true, tags: ['devis'] },
  { slug: 'four', day: 4, category: 'CRM', featured: true, tags: [TRICKY, 'devis'] },
  { slug: 'three', day: 3, category: 'CRM', featured: true, title: 'Relances, relances' },
  { slug: 'draft', category: 'CRM', featured: true, tags: ['devis'], title: 'Relances' },
  { slug: 'scheduled', in: '1 minute', category: 'CRM', featured: true, tags: ['devis'], title: 'Relances' },
];
beforeEach(async () => {
  await supabase.database`truncate public.blog_posts cascade`;
  for (const { slug, day, in: ahead, title = 'Article', category = null, tags = [], featured = false } of articles)
    await supabase.database`
      insert into public.blog_posts (slug, title, content, category, tags, featured, status, published_at)
      values (${slug}, ${title}, '<p>Texte</p>', ${category}, ${tags}, ${featured},
        ${day || ahead ? 'published' : 'draft'},
        coalesce(${day ? `2026-10-0${day}T08:00:00Z` : null}::timestamptz, now() + ${ahead ?? null}::interval))`;
});

/** Administrators may read drafts, but the site's lists must not show any to them either. */
const readers = ['visitor', 'administrator'] as const;
const slugsOf = (posts: readonly { slug: string }[]): string[] => posts.map(({ slug }) => slug);

describe.each(readers)('as a %s', (reader) => {
  const site = (): SiteClient => clients[reader];
  const list = (query: Partial<PostListQuery> = {}) =>
    loadPosts(site(), { category: undefined, tag: undefined, search: undefined, page: 1, perPage: 10, ...query });

  test('the three newest featured articles are on the home page', { tags: 'spec-2-3-1' }, async () => {
    expect(slugsOf(await loadFeaturedPosts(site()))).toEqual(['four', 'three', 'two']);
    await supabase.database`
      update public.blog_posts set featured_until = now() + ${'1 minute'}::interval * case slug when 'four' then -1 else 1 end`;
    expect(slugsOf(await loadFeaturedPosts(site()))).toEqual(['three', 'two', 'one']);
  });

  test.each<[string, Partial<PostListQuery>, string[], number]>([
    ['all, newest first', {}, ['five', 'four', 'three', 'two', 'one'], 5],
    ['a page of them', { page: 2, perPage: 2 }, ['three', 'two'], 5],
    ['a category', { category: 'CRM', perPage: 3 }, ['four', 'three', 'two'], 4],
    ['a tag', { tag: 'devis' }, ['four', 'two'], 2],
    ['a tag with signs of syntax', { tag: TRICKY }, ['four'], 1],
    ['words, best first', { search: 'relance' }, ['three', 'five'], 2],
    ['words in a category', { search: 'relance', category: 'CRM' }, ['three'], 1],
    ['what is not shown elsewhere', { except: ['five', 'three'] }, ['four', 'two', 'one'], 3],
    ['nothing left out', { except: [], perPage: 1 }, ['five'], 5],
    ['beyond the last page', { page: 4, perPage: 2 }, [], 5],
    ['found words beyond the last page', { search: 'relance', page: 9, perPage: 2 }, [], 2],
  ])('the blog lists %s', async (_name, query, expected, total) => {
    const { posts, ...rest } = await list(query);
    expect(slugsOf(posts)).toEqual(expected);
    expect(rest).toEqual({ total });
  });

  test('an article leads to the published ones before and after it', async () => {
    const neighbours = async (slug: string): Promise<(string | undefined)[]> => {
      const post = await loadPost(site(), slug);
      const { previous, next } = await loadNeighbours(site(), post ?? { id: null, published_at: null });
      return [previous?.slug, next?.slug];
    };
    expect(await neighbours('three')).toEqual(['two', 'four']);
    expect(await neighbours('one')).toEqual([undefined, 'two']);
    expect(await neighbours('five')).toEqual(['four', undefined]);
    // Three articles with the same moment all appear in the chain.
    await supabase.database`
      update public.blog_posts set published_at = '2026-10-01T08:00:00Z' where slug in ('two', 'three', 'four')`;
    const chain: string[] = [];
    for (let slug: string | undefined = 'five'; slug; [slug] = await neighbours(slug)) chain.push(slug);
    expect(chain.toSorted()).toEqual(['five', 'four', 'one', 'three', 'two']);
    expect(await loadNeighbours(site(), { id: null, published_at: null })).toEqual({ previous: null, next: null });
  });

  test('similar articles are three published ones of its category, newest first, without itself', async () => {
    const id = (await loadPost(site(), 'four'))?.id ?? null;
    expect(slugsOf(await loadSimilarPosts(site(), { category: 'CRM', id }))).toEqual(['three', 'two', 'one']);
    expect(slugsOf(await loadSimilarPosts(site(), { category: 'CRM', id: null }))).toEqual(['four', 'three', 'two']);
    expect(await loadSimilarPosts(site(), { category: null, id })).toEqual([]);
  });

  test('only administrators get a draft or a planned article, and nobody an unknown one', async () => {
    expect((await loadPost(site(), 'scheduled'))?.slug).toBe(reader === 'administrator' ? 'scheduled' : undefined);
    expect((await loadPost(site(), 'draft'))?.slug).toBe(reader === 'administrator' ? 'draft' : undefined);
    expect(await loadPost(site(), 'inconnu')).toBeUndefined();
  });
});

test('articles of the same minute keep one order from page to page', async () => {
  await supabase.database`truncate public.blog_posts cascade`;
  await supabase.database`
    insert into public.blog_posts (slug, title, content, status, published_at)
    select 'article-' || n, 'Article', '<p>Texte</p>', 'published', '2026-10-01T08:00:00Z' from generate_series(1, 5) as n`;
  const query = { category: undefined, tag: undefined, search: undefined, perPage: 1 };
  const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => loadPosts(clients.visitor, { ...query, page })));
  const rows = await supabase.database<{ slug: string }[]>`select slug from public.blog_posts order by id`;
  expect(pages.flatMap(({ posts }) => slugsOf(posts))).toEqual(slugsOf(rows));
});

test('what cannot be read fails with the provider’s words', { tags: 'spec-8' }, async () => {
  const site = failingClient('Base en panne');
  const query = { category: undefined, tag: undefined, search: undefined, page: 1, perPage: 1 };
  for (const read of [
    loadFeaturedPosts(site),
    loadPosts(site, query),
    loadPost(site, 'one'),
    loadNeighbours(site, { id: '11111111-1111-4111-8111-111111111111', published_at: '2026-10-01' }),
    loadSimilarPosts(site, { category: 'CRM', id: null }),
  ])
    await expect(read).rejects.toMatchObject({ name: 'DataError', message: 'Base en panne' });
});
