// @module-tag spec-10-27
import { importSite, type ImportOutcome } from '@agency-site/import/import-site';
import type { ImportedSite } from '@agency-site/import/model';
import { placeItems, type ImportConditions } from '@agency-site/import/place-items';
import { expect, test } from 'vitest';
import { importTarget } from '../../src/transfer/import-target';
import { reportLines } from '../../src/transfer/report';
import { useTestSupabase } from '../test-supabase';
import { contentOf } from './content-of';
import { itemLike, sample } from './samples';

const supabase = useTestSupabase();
/** Imports like the command. */
async function bring(read: ImportedSite): Promise<ImportOutcome> {
  const content = contentOf(supabase);
  const known = (await content.call('imported_ids', { source: read.source })) as string[];
  const conditions = (await content.call('import_conditions', {})) as ImportConditions;
  const target = importTarget(content, { fetchPictures: false, fetchFiles: false, allowPrivate: false });
  return importSite(placeItems(read, known, conditions), target);
}
const outcomes = ({ reported }: ImportOutcome): string[] =>
  reported.map(({ source_id, outcome }) => `${source_id} ${outcome}`).toSorted();

test('an export of WordPress is imported once, with dates, drafts, comments and redirects', async () => {
  const { database } = supabase;
  const before = await database`select count(*)::int from public.outbox`;
  const site = sample('wordpress.xml');
  const expected = ['12', '13', '14', '15', '16', '17', '18', '20'].map((id) => `${id} created`);
  expect(outcomes(await bring(site))).toEqual(expected.toSorted());
  const [article] = await database`
    select status, published_at, created_at, updated_at, author, category, tags, featured from public.blog_posts
    where slug = 'devis-et-relances'`;
  expect(article).toEqual({
    status: 'published',
    published_at: '2024-03-05T08:30:00+00:00',
    created_at: '2024-03-05T08:30:00+00:00',
    updated_at: '2024-04-01T09:00:00+00:00',
    author: 'Léa Morel',
    category: 'Automatisation',
    tags: ['Devis', 'Chantiers & co'],
    featured: true,
  });
  const drafts =
    await database`select slug from public.blog_posts where slug in ('reserve', 'post-14') and status = 'draft'`;
  expect(drafts).toHaveLength(2);
  const comments = await database<{ name: string; answered: string | null; status: string }[]>`
    select comment.name, parent.name as answered, comment.status from public.comments as comment
    left join public.comments as parent on parent.id = comment.parent_id
    join public.blog_posts as post on post.id = comment.post_id where post.slug = 'devis-et-relances' order by comment.created_at`;
  expect([...comments]).toEqual([
    { name: 'Paul', answered: null, status: 'approved' },
    { name: 'Léa Morel', answered: 'Paul', status: 'approved' },
    { name: 'Zoé', answered: 'Paul', status: 'pending' },
  ]);
  const redirects = await database<{ from_path: string; to_address: string }[]>`
    select from_path, to_address from public.redirects
    where (from_path ~ '^/20.*[a-z]$' and from_path not like '%/feed') or from_path like '/agence%'
      or from_path in ('/2024/03', '/?p=12', '/?page_id=17', '/?cat=3', '/feed', '/category/automatisation')
    order by from_path collate "C"`;
  expect(redirects.map(({ from_path: from, to_address: to }) => `${from} ${to}`)).toEqual([
    '/2023/01/classique /blog/classique',
    '/2024/03 /blog',
    '/2024/03/devis /blog/devis-et-relances',
    '/2024/03/devis-et-relances /blog/devis-et-relances',
    '/2024/03/devis-et-relances/chantier /blog/devis-et-relances',
    '/?cat=3 /blog/categorie/automatisation',
    '/?p=12 /blog/devis-et-relances',
    '/?page_id=17 /equipe',
    '/agence/equipe /equipe',
    '/category/automatisation /blog/categorie/automatisation',
    '/feed /rss.xml',
  ]);
  expect(await database`select count(*)::int from public.outbox`).toEqual(before);

  await database`update public.blog_posts set title = 'Revu ici' where slug = 'classique'`;
  const again = await bring(site);
  expect(outcomes(again)).toEqual(expected.map((line) => line.replace('created', 'known')).toSorted());
  expect(await database`select from public.comments where words like 'Merci !%'`).toHaveLength(1);
  expect(await database`select title from public.blog_posts where slug = 'classique'`, 'changed since').toEqual([
    { title: 'Revu ici' },
  ]);
});

test('an import that was interrupted goes on when it is repeated', async () => {
  const target = importTarget(contentOf(supabase), { fetchPictures: false, fetchFiles: false, allowPrivate: false });
  const items = Array.from({ length: 50 }, (_, number) =>
    itemLike({ slug: `coupe-${number}` }, { source_id: `coupe-${number}` }),
  );
  const site = { source: 'test', items, addresses: [{ from_path: '/coupe', to_address: '/blog' }], omissions: [] };
  let calls = 0;
  const cut: typeof target.call = (name, args) => {
    if (name === 'import_items' && (calls += 1) > 1) throw new Error('No connection');
    return target.call(name, args);
  };
  await expect(importSite(site, { call: cut })).rejects.toThrow('No connection');
  const { reported } = await importSite(site, target);
  expect(reported.filter(({ outcome }) => outcome === 'known')).toHaveLength(20);
  expect(reported.filter(({ outcome }) => outcome === 'created')).toHaveLength(30);
  const { database } = supabase;
  expect(await database`select from public.blog_posts where slug like 'coupe-%'`).toHaveLength(50);
  expect(await database`select from public.redirects where from_path = '/coupe'`).toHaveLength(1);
});

test('an item comes whole or not at all, and the others all the same', async () => {
  const comment = {
    source_id: 'c1',
    parent: null,
    name: 'Paul',
    email: null,
    words: ' ',
    from_agency: false,
    status: 'approved',
    created_at: '2024-01-01T00:00:00Z',
  } as const;
  const items = [
    itemLike({ slug: 'un-commentaire-vide' }, { source_id: 'whole-1', comments: [comment], former_paths: ['/vide'] }),
    itemLike({ slug: 'devis-et-relances' }, { source_id: 'whole-2' }),
    itemLike({ slug: 'entier' }, { source_id: 'whole-3', former_paths: ['/admin/x', '/entier-avant'] }),
  ];
  const outcome = await bring({ source: 'test', items, addresses: [], omissions: [] });
  expect(reportLines(outcome).filter((line) => /^(created|refused)|redirect/.test(line))).toEqual([
    'refused post « Devis & relances : le guide »: comments_words_length',
    'created post « Devis & relances : le guide »',
    'created post « Devis & relances : le guide »',
    '  no redirect from /admin/x: the site has or needs it',
  ]);
  const { database } = supabase;
  expect(await database`select from public.blog_posts where slug = 'un-commentaire-vide'`).toEqual([]);
  expect(await database`select from public.redirects where from_path = '/vide'`).toEqual([]);
});

test('an item in the trash is not imported again; one that was deleted for good is', async () => {
  const { database } = supabase;
  const site = {
    source: 'test',
    items: [itemLike({ slug: 'revenant' }, { source_id: 'back-1' })],
    addresses: [],
    omissions: [],
  };
  await bring(site);
  await database`delete from public.blog_posts where slug = 'revenant'`;
  expect(outcomes(await bring(site))).toEqual(['back-1 known']);
  await database`delete from public.trash where content ->> 'slug' = 'revenant'`;
  expect(outcomes(await bring(site))).toEqual(['back-1 created']);
});

test('a thousand articles come with a redirect each', { tags: ['exhaustive'] }, async () => {
  const items = Array.from({ length: 1000 }, (_, number) =>
    itemLike(
      { slug: `lot-${number}`, content: '<p>Un texte.</p>' },
      { source_id: `lot-${number}`, former_paths: [`/ancien/${number}/`] },
    ),
  );
  await bring({ source: 'test', items, addresses: [], omissions: [] });
  const { database } = supabase;
  expect(await database`select from public.redirects where from_path like '/ancien/%'`).toHaveLength(1000);
});
