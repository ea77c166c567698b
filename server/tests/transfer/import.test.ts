import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ImportedSite, ImportItem } from '@agency/supabase/import/model';
import { readExport } from '@agency/supabase/import/read-export';
import { expect, test } from 'vitest';
import { repositoryPath } from '../../src/core/repository-root';
import { importExport, type ImportOutcome } from '../../src/transfer/import-export';
import { reportLines } from '../../src/transfer/report';
import { png } from '../pictures';
import { useTestSupabase } from '../test-supabase';
import { contentOf } from './content-of';

const supabase = useTestSupabase();
const sample = (name: string, siteUrl = ''): ImportedSite =>
  readExport(readFileSync(repositoryPath(`supabase/src/import/samples/${name}`), 'utf8'), siteUrl);
const bring = (site: ImportedSite, fetchPictures = false): Promise<ImportOutcome> =>
  importExport(site, contentOf(supabase), { fetchPictures, allowPrivate: true });
const outcomes = ({ reported }: ImportOutcome): string[] =>
  reported.map(({ source_id, outcome }) => `${source_id} ${outcome}`).toSorted();

/** An item like one of the sample, under its own address. */
function itemLike(changes: Partial<ImportItem['row']>, others: Partial<ImportItem> = {}): ImportItem {
  const [first] = sample('wordpress.xml').items;
  if (!first) throw new Error('The sample has no item');
  return { ...first, comments: [], former_paths: [], ...others, row: { ...first.row, ...changes } };
}

test('an export of WordPress comes with dates, drafts, comments and redirects, tells nobody, and comes once (§10.27)', async () => {
  const { database } = supabase;
  const before = await database`select count(*)::int from public.outbox`;
  const site = sample('wordpress.xml');
  const expected = ['12', '13', '14', '15', '16', '17'].map((id) => `${id} created`);
  expect(outcomes(await bring(site))).toEqual([...expected, '18 refused']);
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
    where from_path like '/20%' or from_path like '/agence%' or from_path in ('/feed', '/category/automatisation') order by 1`;
  expect(redirects.map(({ from_path: from, to_address: to }) => `${from} ${to}`)).toEqual([
    '/2023/01/classique /blog/classique',
    '/2024/03/devis /blog/devis-et-relances',
    '/2024/03/devis-et-relances /blog/devis-et-relances',
    '/agence/equipe /equipe',
    '/category/automatisation /blog/categorie/automatisation',
    '/feed /rss.xml',
  ]);
  expect(await database`select count(*)::int from public.outbox`).toEqual(before);

  const again = await bring(site);
  expect(outcomes(again)).toEqual([...expected.map((line) => line.replace('created', 'known')), '18 refused']);
  expect(await database`select from public.comments where words like 'Merci !%'`).toHaveLength(1);
});

test('an item comes whole or not at all, and the others all the same (§10.27)', async () => {
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
  const outcome = await bring({ source: 'test', items, addresses: [], losses: [] });
  expect(reportLines(outcome).filter((line) => /^(created|refused)|redirect/.test(line))).toEqual([
    'refused post « Devis & relances : le guide »: comments_words_length',
    'refused post « Devis & relances : le guide »: blog_posts_slug_key',
    'created post « Devis & relances : le guide »',
    '  no redirect from /admin/x: the site has or needs it',
  ]);
  const { database } = supabase;
  expect(await database`select from public.blog_posts where slug = 'un-commentaire-vide'`).toEqual([]);
  expect(await database`select from public.redirects where from_path = '/vide'`).toEqual([]);
});

test('what was deleted to the trash does not come again; what is gone for good does (§10.27)', async () => {
  const { database } = supabase;
  const site = {
    source: 'test',
    items: [itemLike({ slug: 'revenant' }, { source_id: 'back-1' })],
    addresses: [],
    losses: [],
  };
  await bring(site);
  await database`delete from public.blog_posts where slug = 'revenant'`;
  expect(outcomes(await bring(site))).toEqual(['back-1 known']);
  await database`delete from public.trash where content ->> 'slug' = 'revenant'`;
  expect(outcomes(await bring(site))).toEqual(['back-1 created']);
});

test('a thousand articles with their redirects come in seconds (§10.27)', async () => {
  const items = Array.from({ length: 1000 }, (_, number) =>
    itemLike(
      { slug: `lot-${number}`, content: '<p>Un texte.</p>' },
      { source_id: `lot-${number}`, former_paths: [`/ancien/${number}/`] },
    ),
  );
  const began = performance.now();
  await bring({ source: 'test', items, addresses: [], losses: [] });
  expect(performance.now() - began).toBeLessThan(20_000);
  const { database } = supabase;
  expect(await database`select from public.redirects where from_path like '/ancien/%'`).toHaveLength(1000);
});

test('pictures are fetched when asked, by their content, and shown from their new address; others stay (§10.27)', async () => {
  const picture = png(12, 8);
  const place = Buffer.from('PLACE 48.85 2.35');
  // After the header, a chunk of words.
  const told = [
    picture.subarray(0, 33),
    Buffer.from([0, 0, 0, place.length]),
    Buffer.from('tEXt'),
    place,
    Buffer.alloc(4),
  ];
  const files: Readonly<Record<string, Buffer>> = {
    '/Façade 1.png': Buffer.concat([...told, picture.subarray(33)]),
    '/page.png': Buffer.from('<html>'),
  };
  const server = createServer((request, answer) => {
    const path = decodeURIComponent(request.url ?? '');
    if (path === '/ailleurs.png') return answer.writeHead(302, { location: '/Fa%C3%A7ade%201.png' }).end();
    const file = files[path];
    return answer.writeHead(file ? 200 : 404).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const pictures = ['/ailleurs.png', '/page.png', '/absente.png'].map((path) => origin + path);
    const content = pictures.map((address) => `<figure><img src="${address}" alt=""></figure>`).join('\n');
    const item = itemLike(
      { slug: 'images', content, featured_image_url: pictures[0] ?? null },
      { source_id: 'images', pictures },
    );
    const outcome = await bring({ source: 'test', items: [item], addresses: [], losses: [] }, true);
    expect(outcome.fetched).toBe(1);
    expect([...outcome.failed.values()]).toEqual(['it is no WebP, JPEG, PNG or GIF picture', 'its server answers 404']);
    const [row] =
      await supabase.database`select content, featured_image_url from public.blog_posts where slug = 'images'`;
    expect(row?.['featured_image_url']).toMatch(
      /^\/storage\/v1\/object\/public\/media\/ailleurs-12x8-[0-9a-f]{8}\.png$/,
    );
    expect(row?.['content']).toBe(content.replace(pictures[0] ?? '', String(row?.['featured_image_url'])));
    const [stored = ''] = readdirSync(supabase.mediaDirectory);
    expect(row?.['featured_image_url']).toMatch(new RegExp(`/${stored}$`));
    expect(readFileSync(join(supabase.mediaDirectory, stored))).toEqual(picture);
  } finally {
    server.close();
  }
});

test.each(['http://127.0.0.1:1/x.png', 'http://[::1]/x.png', 'http://169.254.169.254/latest', 'http://10.0.0.8/x.png'])(
  'no picture is fetched from %s, which is no public address (§10.27)',
  async (address) => {
    const item = itemLike({ slug: `prive-${address.length}` }, { source_id: address, pictures: [address] });
    const { failed } = await importExport(
      { source: 'test', items: [item], addresses: [], losses: [] },
      contentOf(supabase),
      {
        fetchPictures: true,
        allowPrivate: false,
      },
    );
    expect(failed.get(address)).toBe(new URL(address).hostname.replace(/^\[|\]$/g, ''));
  },
);
