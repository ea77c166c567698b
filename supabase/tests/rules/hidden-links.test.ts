// @module-tag spec-10-11
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { builtInPaths, collections, pageFolders } from '@agency-site/domain/pages';
import { clientOf, rowsOf, type Call } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';

const { supabase, administrator } = useAdministrator();
let strangers: Readonly<Record<string, Call>>;
beforeAll(async () => {
  strangers = {
    'a visitor': clientOf(supabase),
    'an account without a role': clientOf(supabase, await supabase.signIn('signed-in')),
  };
});

const SECRET = 'offre-zibeline';
const LABEL = 'Zibeline à venir';
const later = '2099-01-01T00:00:00Z';

/** Rows at an address that strangers must not learn. */
const hidden: Readonly<Record<string, readonly [path: string, table: string, row: object]>> = {
  'a page that is a draft': [`/${SECRET}`, 'pages', { title: LABEL, status: 'draft' }],
  'a page that is planned': [
    `/services/${SECRET}`,
    'pages',
    { title: LABEL, status: 'published', published_at: later },
  ],
  'an article that is a draft': [`/blog/${SECRET}`, 'blog_posts', { title: LABEL, content: 'x' }],
  'an article that is planned': [
    `/Blog/${SECRET}/#prix`,
    'blog_posts',
    { title: LABEL, content: 'x', status: 'published', published_at: later },
  ],
  'a case study that is hidden': [
    `/etudes-de-cas/${SECRET}`,
    'case_studies',
    { title: LABEL, client: LABEL, sector: 'e-commerce', summary: LABEL, published: false },
  ],
};
const slugOf = (path: string, table: string) =>
  table === 'pages' ? path.slice(1) : (path.toLowerCase().split(/[/#]/)[2] ?? '');

/** Returns the answers to strangers as one text. */
const answersToStrangers = async (method: string, path: string) => {
  const answers = await Promise.all(Object.values(strangers).map((call) => call(method, path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  return JSON.stringify(answers.map(({ body }) => body));
};
const menu = () => answersToStrangers('GET', '/rest/v1/rpc/site_menu');
const redirect = () => answersToStrangers('GET', '/rest/v1/rpc/redirect_of?path=/ancienne');
const say = async () => [await menu(), await redirect()];
const publish = {
  pages: { status: 'published', published_at: '2026-01-01T00:00:00Z' },
  blog_posts: { status: 'published', published_at: '2026-01-01T00:00:00Z' },
  case_studies: { published: true },
};

beforeEach(async () => {
  const { database } = supabase;
  for (const table of ['pages', 'blog_posts', 'case_studies'])
    await database`delete from public.${database(table)} where slug like ${`%${SECRET}%`}`;
  await database`delete from public.trash`;
  await database`delete from public.redirects`;
  await database`delete from public.menu_links where label = ${LABEL}`;
});

describe.each(Object.entries(hidden))('%s', (_, [path, table, row]) => {
  const slug = slugOf(path, table);
  const one = `/rest/v1/${table}?slug=eq.${slug}`;

  test('appears in no menu or redirect before visitors read it, nor from the trash', async () => {
    expect((await administrator('POST', `/rest/v1/${table}`, { slug, ...row })).status).toBe(201);
    expect(
      (await administrator('POST', '/rest/v1/menu_links', { place: 'footer', label: LABEL, target: path })).status,
    ).toBe(201);
    expect(
      (await administrator('POST', '/rest/v1/redirects', { from_path: '/ancienne', to_address: path })).status,
    ).toBe(201);
    for (const answer of await say()) expect(answer).not.toMatch(/zibeline/i);
    expect(rowsOf(await administrator('GET', '/rest/v1/rpc/redirect_of?path=/ancienne'))).toHaveLength(1);

    expect((await administrator('PATCH', one, publish[table as keyof typeof publish])).status).toBe(204);
    for (const answer of await say()) expect(answer).toMatch(/zibeline/i);
    expect((await administrator('DELETE', one)).status).toBe(204);
    for (const answer of await say()) expect(answer).not.toMatch(/zibeline/i);
  });
});

const add = (target: string, is_hidden: boolean) =>
  administrator('POST', '/rest/v1/menu_links', { place: 'main', label: LABEL, hint: LABEL, target, hidden: is_hidden });

test('strangers learn no hidden link; of a hidden list of the footer only the address', async () => {
  for (const target of ['/contact', 'https://example.fr/zibeline', '/services', '/zibeline.pdf'])
    await add(target, true);
  for (const target of ['/zibeline', '/services/zibeline', '/blog/zibeline', '/etudes-de-cas/zibeline'])
    await add(target, false);
  expect(await menu()).not.toMatch(/zibeline/i);
  const { database } = supabase;
  await database`update public.menu_links set hidden = true where target = '/etudes-de-cas'`;
  const rows = rowsOf<object>(await clientOf(supabase)('GET', '/rest/v1/rpc/site_menu'));
  const left = { place: 'footer', label: '', hint: '', target: '/etudes-de-cas', heading: false, left_out: true };
  expect(rows.filter((row) => JSON.stringify(row).includes('etudes-de-cas'))).toEqual([left]);
  await database`update public.menu_links set hidden = false where target = '/etudes-de-cas'`;
});

test('menus that are hidden to the last link are not those of a new site', async () => {
  const { database } = supabase;
  await database`update public.menu_links set hidden = true where not hidden`;
  const rows = rowsOf<object>(await clientOf(supabase)('GET', '/rest/v1/rpc/site_menu'));
  await database`update public.menu_links set hidden = false where hidden`;
  expect(rows.length).toBeGreaterThan(0);
  expect(
    rows.every((row) =>
      isDeepStrictEqual(
        { ...row, place: '', target: '' },
        { place: '', label: '', hint: '', target: '', heading: false, left_out: true },
      ),
    ),
  ).toBe(true);
});

test('the database knows the screens of the site, and below which of them texts stand', async () => {
  const screens = await supabase.database<
    { path: string; of_table: string | null }[]
  >`select path, of_table from private.screens`;
  expect(screens.map(({ path }) => path).toSorted()).toEqual([...builtInPaths].toSorted());
  expect(
    screens
      .filter(({ of_table }) => of_table === 'pages')
      .map(({ path }) => path.slice(1))
      .toSorted(),
  ).toEqual([...pageFolders].toSorted());
  for (const [table, { path }] of Object.entries(collections))
    expect(screens).toContainEqual({ path, of_table: table });
});

test.each([
  ['/contact?service=audit-processus', true],
  ['/?p=12', true],
  ['/blog/categorie/crm', true],
  ['/rss.xml', true],
  ['/Services/', true],
  ['/ailleurs/que/le/site', true],
  ['https://example.fr/offre', true],
  ['mailto:bonjour@example.fr', true],
  ['/nulle-part', false],
  ['/nulle-part#ancre', false],
  ['/services/nulle-part', false],
  ['/blog/nulle-part?x=1', false],
  ['/blog/a/b', false],
  ['/etudes-de-cas/nulle-part/', false],
])('%s leads to something: %s', async (address, expected) => {
  const [row] = await supabase.database`select private.address_resolves(${address}) as answer`;
  expect(row?.['answer']).toBe(expected);
});

test('a new address changes menu links only for people who may change the menu', { tags: 'spec-2-1' }, async () => {
  const { database } = supabase;
  const targetAfter = async (call: Call, slug: string) => {
    await database`insert into public.menu_links (label, place, target) values (${slug}, 'footer', ${`/blog/${slug}`})`;
    const [row] = rowsOf<{ id: string; updated_at: string }>(
      await call(
        'POST',
        '/rest/v1/blog_posts?select=id,updated_at',
        { slug, title: slug, content: 'x' },
        { prefer: 'return=representation' },
      ),
    );
    const renamed = { post_id: row?.id, post: { slug: `${slug}-ailleurs` }, expected_updated_at: row?.updated_at };
    expect((await call('POST', '/rest/v1/rpc/save_post', renamed)).status).toBe(200);
    const [link] = await database<{ target: string }[]>`select target from public.menu_links where label = ${slug}`;
    return link?.target;
  };
  const author = clientOf(supabase, await supabase.signIn('author'));
  expect(await targetAfter(author, 'annonce')).toBe('/blog/annonce');
  expect(await targetAfter(administrator, 'nouvelle')).toBe('/blog/nouvelle-ailleurs');
});
