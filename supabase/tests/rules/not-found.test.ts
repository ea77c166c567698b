// @module-tag spec-2-3-7
import { beforeEach, expect, test } from 'vitest';
import { clientOf, serviceHeaders } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';

const { supabase, administrator } = useAdministrator();
const stranger = clientOf(supabase);
beforeEach(() => supabase.database`truncate public.missing_pages, public.empty_searches`);

/** Counts like the server, with the service key. */
const count = (counts: object) =>
  stranger('POST', '/rest/v1/rpc/count_requests', counts, serviceHeaders(supabase.keys));
const missing = async (): Promise<unknown> =>
  (await administrator('GET', '/rest/v1/missing_pages?select=path,referring_host,times&order=times.desc,path')).body;
const searches = async (): Promise<unknown> =>
  (await administrator('GET', '/rest/v1/empty_searches?select=words,times&order=words')).body;

test('an address where nothing is is counted with the host that led there', async () => {
  await count({ missing: { '/offres': { times: 2, host: 'example.fr' }, '/brochure.pdf': { times: 1 } } });
  await count({ missing: { '/offres': { times: 1, host: '<script>' } } });
  expect(await missing()).toEqual([
    { path: '/offres', referring_host: 'example.fr', times: 3 },
    { path: '/brochure.pdf', referring_host: null, times: 1 },
  ]);
});

test.each([
  '/wp-login.php', '/blog/wp-admin/setup', '/.env', '/a/.git/config', '/index.php/x', '/logo.png', '/main.js.map', '/phpmyadmin/',
  '/desinscription/ana@example.fr', '/x/ana%40example.fr', '/Offres/', 'offres', '/', `/${'a'.repeat(300)}`, '/offres?x=1',
])('%j is not counted', async (path) => {
  expect((await count({ missing: { [path]: { times: 1 } } })).status).toBe(204);
  expect(await missing()).toEqual([]);
}); // prettier-ignore

test('an address is missing no longer once its article is published', async () => {
  await count({ missing: { '/blog/devis-perdu': {}, '/blog/autre': {} } });
  await administrator('POST', '/rest/v1/blog_posts', {
    slug: 'devis-perdu',
    title: 'Devis',
    content: '<p>Devis</p>',
    status: 'draft',
  });
  expect(await missing()).toHaveLength(2);
  await administrator('PATCH', '/rest/v1/blog_posts?slug=eq.devis-perdu', { status: 'published' });
  expect(await missing()).toEqual([{ path: '/blog/autre', referring_host: null, times: 1 }]);
});

test('searches without result are counted, those that identify a person are not', async () => {
  await count({ empty_searches: { ' Plomberie  Chauffage ': { times: 1 }, 'plomberie chauffage': { times: 1 } } });
  await count({
    empty_searches: { 'ana@example.fr': {}, '06 12 34 56 78': {}, a: {}, ['a'.repeat(101)]: {}, 'facture 2026': {} },
  });
  expect(await searches()).toEqual([
    { words: 'facture 2026', times: 1 },
    { words: 'plomberie chauffage', times: 2 },
  ]);
});

test('only our server adds counts: six calls of a stranger add and remove nothing', async () => {
  await count({ missing: { '/offres': { times: 2 } }, empty_searches: { devis: { times: 2 } } });
  for (let call = 0; call < 6; call += 1) {
    const names = Array.from({ length: 200 }, (_, index) => `${call * 200 + index}`);
    const counts = {
      missing: Object.fromEntries(names.map((name) => [`/faux-${name}`, { times: 1000 }])),
      empty_searches: Object.fromEntries(names.map((name) => [`faux ${name}`, { times: 1000 }])),
    };
    expect((await stranger('POST', '/rest/v1/rpc/count_requests', counts)).status).toBe(401);
    expect((await administrator('POST', '/rest/v1/rpc/count_requests', counts)).status).toBe(403);
  }
  expect([await missing(), await searches()]).toEqual([
    [{ path: '/offres', referring_host: null, times: 2 }],
    [{ words: 'devis', times: 2 }],
  ]);
});

test('a server that has no key says so with the secret of a hosted project', async () => {
  const secret = 'a secret of thirty-two characters';
  await supabase.database`
    update private.address_source set server_secret_digest = encode(sha256(convert_to(${secret}, 'UTF8')), 'hex')`;
  const statuses: number[] = [];
  for (const sentSecret of ['a guess', secret]) {
    const counts = { missing: { '/offres': {} } };
    statuses.push(
      (await stranger('POST', '/rest/v1/rpc/count_requests', counts, { 'x-server-secret': sentSecret })).status,
    );
  }
  expect(statuses).toEqual([401, 204]);
});

test.each([{ missing: [] }, { missing: { '/a': { times: 'x' } } }, { redirected: 'x' }])(
  '%j is a bad request',
  async (counts) => {
    expect((await count(counts)).status).toBe(400);
  },
);

test('the tables do not fill up: addresses that were requested again stay', async () => {
  await count({ missing: { '/offres': { times: 2 } }, empty_searches: { plombier: { times: 2 } } });
  for (let first = 0; first < 1200; first += 200) {
    const names = Array.from({ length: 200 }, (_, index) => String(first + index));
    await count({
      missing: Object.fromEntries(names.map((name) => [`/p${name}`, {}])),
      empty_searches: Object.fromEntries(names.map((name) => [`mot ${name}`, {}])),
    });
  }
  const [rows] = await supabase.database`
    select (select count(*)::int from public.missing_pages) as pages, (select count(*)::int from public.empty_searches) as searches,
      (select times::int from public.missing_pages where path = '/offres') as kept,
      (select times::int from public.empty_searches where words = 'plombier') as found`;
  expect(rows).toEqual({ pages: 1000, searches: 1000, kept: 2, found: 2 });
});

test('a redirect replaces a missing page, which is removed from the list', async () => {
  await count({ missing: { '/offres': {}, '/prix': {} } });
  await administrator('POST', '/rest/v1/redirects', { from_path: '/Offres', to_address: '/services' });
  expect(await missing()).toEqual([{ path: '/prix', referring_host: null, times: 1 }]);
});

test('an address that nobody requested for ninety days is erased', async () => {
  const { database } = supabase;
  await count({ missing: { '/offres': {}, '/prix': {} }, empty_searches: { plombier: {}, macon: {} } });
  await database`update public.missing_pages set last_seen_at = now() - interval '91 days' where path = '/offres'`;
  await database`update public.empty_searches set last_seen_at = now() - interval '91 days' where words = 'plombier'`;
  await database`select private.purge_expired()`;
  expect([await missing(), await searches()]).toEqual([
    [{ path: '/prix', referring_host: null, times: 1 }],
    [{ words: 'macon', times: 1 }],
  ]);
});
