// @module-tag spec-8
import { postCategories } from '@agency-site/domain/blog-posts';
import { beforeAll, expect, test } from 'vitest';
import { loadPage } from '../../../public-site/src/features/pages/data';
import { loadPosts } from '../../../public-site/src/features/blog/data';
import { loadPublishedAddresses } from '../../../public-site/src/features/machine-files/published-addresses';
import { loadRedirect } from '../../../public-site/src/data/redirects';
import { fallbackSettings, loadSettings } from '../../../public-site/src/data/settings';
import {
  loadFaqEntries,
  loadKeyFigures,
  loadPartners,
  loadTeamMembers,
  loadTestimonials,
} from '../../../public-site/src/data/site-content';
import { createSiteClient, type SiteClient } from '../../../public-site/src/data/client';
import { loadBlocks } from '../../../public-site/src/features/pages/blocks/load-blocks';
import { useTestSupabase } from '../test-supabase';
import { failingClient, siteClients, type SiteClients } from './site-clients';

const supabase = useTestSupabase();
let clients: SiteClients;
beforeAll(async () => {
  clients = await siteClients(supabase);
});

test(
  'every published page and article has its address, and each category its last change',
  { tags: 'spec-10-1' },
  async () => {
    await supabase.database.begin(async (transaction) => {
      // As many rows as two answers of the API contain, and unpublished ones.
      await transaction`set local session_replication_role = replica`;
      await transaction`truncate public.blog_posts cascade`;
      await transaction`
      insert into public.blog_posts (slug, title, content, category, status, published_at, updated_at)
      select 'article-' || n, 'Article', '<p>Texte</p>', ${postCategories[0] ?? ''}, 'published',
        '2026-09-30T08:00:00Z'::timestamptz - n * interval '1 minute', '2026-10-01T08:00:00Z'::timestamptz + n % 7 * interval '1 day'
      from generate_series(1204, 1, -1) as n`;
      await transaction`
      insert into public.blog_posts (slug, title, content, category, status)
      values ('brouillon', 'Brouillon', '<p>Texte</p>', ${postCategories[1] ?? ''}, 'draft')`;
      await transaction`update public.blog_posts set published_at = '2026-10-08T08:00:00Z' where slug = 'article-1'`;
      await transaction`update public.pages set status = 'draft', published_at = null where slug = 'cgv'`;
      await transaction`update public.pages set sort_order = -1 where slug = 'mentions-legales'`;
    });
    const addresses = await loadPublishedAddresses(clients.administrator);
    const paths = addresses.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => /^\/blog\/article-\d+$/.test(path))).toHaveLength(1204);
    expect(paths[0]).toBe('/mentions-legales');
    expect(paths).not.toContain('/cgv');
    expect(paths).not.toContain('/blog/brouillon');
    const categories = addresses.filter(({ path }) => path.startsWith('/blog?') || path.startsWith('/blog/categorie'));
    expect(categories.map(({ updatedAt }) => updatedAt)).toEqual(['2026-10-08T08:00:00+00:00']);
    const corrected = addresses.find(({ path }) => path === '/blog/article-2');
    expect(corrected?.updatedAt, 'later than its publication').toBe('2026-10-03T08:00:00+00:00');
    // The newest articles first, as in the feed; pages in the order of the menus.
    expect(paths.indexOf('/blog/article-1')).toBeLessThan(paths.indexOf('/blog/article-2'));
  },
);

test(
  'lists of the site show published rows in the chosen order, to administrators too',
  { tags: ['spec-2-3-1', 'spec-10-11'] },
  async () => {
    const { database } = supabase;
    await database`truncate public.testimonials, public.team_members, public.key_figures, public.faq_entries, public.partners cascade`;
    const site = clients.administrator;
    const lists = [
      ['testimonials', { words: 'Mots' }, 'name', loadTestimonials],
      ['team_members', { role: 'Rôle' }, 'name', loadTeamMembers],
      ['key_figures', { label: 'Mot' }, 'value', loadKeyFigures],
      ['faq_entries', { answer: 'Réponse' }, 'question', loadFaqEntries],
      ['partners', { sentence: 'Phrase' }, 'name', loadPartners],
    ] as const;
    for (const [table, fields, key, load] of lists) {
      // Two rows with the same position keep one order, whichever was stored first.
      const rows = ['b2', 'a3', 'c1', 'd3', 'e3', 'f3', 'x0'].map((name) => ({
        ...fields,
        [key]: name,
        position: Number(name[1]),
        published: name !== 'x0',
      }));
      await database`insert into ${database(`public.${table}`)} ${database(rows)}`;
      const stored = await database`
      select ${database(key)} as name from ${database(`public.${table}`)} where published order by position, id`;
      const shown = (await load(site)).map((row) => row[key as keyof typeof row]);
      expect(shown, table).toEqual(stored.map(({ name }) => name as string));
      expect(shown.slice(0, 2)).toEqual(['c1', 'b2']);
    }
  },
);

test('a page omits a list that cannot be loaded, and shows an error for its articles', async () => {
  const blocks = [
    { id: 'a', kind: 'cards', source: 'articles' },
    { id: 'b', kind: 'figures' },
    { id: 'c', kind: 'testimonials' },
  ];
  const read = async (client: SiteClient) =>
    (await loadBlocks(client, { slug: 'a-propos', blocks })).map(({ data }) => data);
  expect(await read(failingClient('Base en panne'))).toEqual([{ featured: { problem: 'Base en panne' } }, [], []]);
  expect((await read(clients.visitor))[0]).toHaveProperty('featured.posts');
});

test(
  'a page is found by its slug; what cannot be read fails with the provider’s words',
  { tags: 'spec-2-3-3' },
  async () => {
    expect((await loadPage(clients.visitor, 'mentions-legales'))?.slug).toBe('mentions-legales');
    expect(await loadPage(clients.visitor, 'inconnue')).toBeUndefined();
    await expect(loadPage(failingClient('Base en panne'), 'cgv')).rejects.toThrow('Base en panne');
  },
);

test('a reading that failed is not tried again behind the visitor’s back', async () => {
  let requests = 0;
  const site = createSiteClient({ supabaseUrl: 'http://supabase.example', publishableKey: 'key' }, () => {
    requests += 1;
    return Promise.resolve(Response.json({ message: 'Base en panne' }, { status: 503 }));
  });
  await expect(loadPage(site, 'cgv')).rejects.toThrow('Base en panne');
  expect(requests).toBe(1);
});

test('settings are read once a client, and again after a failure', { tags: 'spec-3-5' }, async () => {
  let requests = 0;
  let broken = true;
  const site = createSiteClient(
    { supabaseUrl: supabase.url, publishableKey: supabase.keys.publishableKey },
    (input, init) => {
      requests += 1;
      return broken ? Promise.resolve(Response.json({ message: 'Panne' }, { status: 500 })) : fetch(input, init);
    },
  );
  await expect(loadSettings(site)).rejects.toThrow('Panne');
  broken = false;
  const [first, second] = await Promise.all([loadSettings(site), loadSettings(site)]);
  expect(first).toBe(second);
  expect(requests).toBe(2);
  expect(Object.keys(fallbackSettings)).toEqual(Object.keys(first));
});

test('the site calls reading functions with GET, because a POST would empty the page cache', async () => {
  const methods: (string | undefined)[] = [];
  const site = createSiteClient(
    { supabaseUrl: supabase.url, publishableKey: supabase.keys.publishableKey },
    (input, init) => {
      methods.push(init?.method);
      return fetch(input, init);
    },
  );
  await loadPage(site, 'cgv');
  await loadRedirect(site, new Request('http://site.example/inconnue'));
  await loadPosts(site, { category: undefined, tag: undefined, search: 'relances', page: 1, perPage: 6 });
  expect(methods).toEqual(['GET', 'GET', 'GET']);
});
