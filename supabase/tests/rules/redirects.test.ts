// @module-tag spec-2-3-7
import { array, constantFrom, sample, tuple } from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { clientOf, codeOf, serviceHeaders, type Answer } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';
import { changePost, createPost } from './drafts';

const { supabase, administrator } = useAdministrator();
const stranger = clientOf(supabase);
beforeEach(() => supabase.database`truncate public.redirects, private.former_post_slugs`);

const add = (from_path: string, to_address: string, kind = 'permanent'): Promise<Answer> =>
  administrator('POST', '/rest/v1/redirects', { from_path, to_address, kind });
const line = (from_path: string, to_address: string) => ({ from_path, to_address, kind: 'temporary' });
const importing = (...lines: object[]) => administrator('POST', '/rest/v1/rpc/import_redirects', { lines });
const redirectOf = async (path: string): Promise<unknown> =>
  (await stranger('GET', `/rest/v1/rpc/redirect_of?path=${encodeURIComponent(path)}`)).body;
const list = async (): Promise<unknown> =>
  (await administrator('GET', '/rest/v1/rpc/redirect_list?order=from_path')).body;

test.each(['/admin/blog', '/assets/a.js', '/rest/v1', '/', '/robots.txt'])('%j is not redirected', async (path) => {
  expect(codeOf(await add(path, '/contact'))).toBe('23514');
});

test.each([
  '//mechant.fr',
  String.raw`/\mechant.fr`,
  'javascript:alert(1)',
  'contact',
  '',
  'https://',
  '/a b',
  'https://[',
  'https://x"><script>',
  '/..//evil.test',
  '/%2e%2E/a',
  '/a/./b',
  'https://a@evil.test',
  'https://127.0.0.1',
  'https://2130706433',
  'https://evil',
  'https://a.fr:99999',
  'https://a..fr',
  '/a|b',
])('%j is no target', async (target) => {
  expect(codeOf(await add('/offres', target))).toBe('23514');
});

/** Parts of addresses that parsers read differently. */
const pieces = [
  '/',
  '//',
  '\\',
  '.',
  '..',
  '%2e',
  '%2E%2e',
  '%2f',
  '%5c',
  '%',
  '#',
  '?',
  '@',
  ':',
  ';',
  '"',
  '<',
  '>',
  '[',
  ']',
];
const words = [
  'https://',
  'http:',
  'javascript:',
  'evil.test',
  'x',
  'été',
  '127.1',
  '0x7f.1',
  '99999',
  'xn--a',
  '\u00AD',
  '\u3002',
  '\t',
];

/** Whether a browser understands an address as it is written: as a path of the site, or as the written host. */
function leadsWhereItSays(address: string): boolean {
  // The database has no rule about correct spellings of names.
  if (!URL.canParse(address, 'https://site.example')) return address.includes('xn--');
  const { origin, pathname, hostname, username } = new URL(address, 'https://site.example');
  if (address.startsWith('/')) return origin === 'https://site.example' && !pathname.startsWith('//');
  return username === '' && address.toLowerCase().includes(`//${hostname}`);
}

test('an accepted address leads where it says, for every parser', async () => {
  const part = constantFrom(...pieces, ...words);
  const addresses = sample(
    tuple(constantFrom('/', 'https://', 'https://evil.test'), array(part, { maxLength: 6 })),
    4000,
  ).map(([start, rest]) => start + rest.join(''));
  const taken = await supabase.database<{ address: string }[]>`
    select address from unnest(${addresses}::text[]) as given (address) where private.is_redirect_target(address)`;
  expect(taken.length).toBeGreaterThan(100);
  expect(taken.map(({ address }) => address).filter((address) => !leadsWhereItSays(address))).toEqual([]);
});

describe('loops and chains are refused', () => {
  test.each([
    ['to itself', '/a', '/A/?x=1'],
    ['to the first address of another one', '/a', '/b#prix'],
    ['from the last address of another one', '/c', '/d'],
  ])('%s', async (_how, from, to) => {
    await add('/b', '/c');
    const answer = await add(from, to);
    expect([answer.status, codeOf(answer)]).toEqual([422, 'PT422']);
  });

  test('by a change too', async () => {
    await add('/a', '/b');
    await add('/c', '/d');
    expect(codeOf(await administrator('PATCH', '/rest/v1/redirects?from_path=eq.%2Fc', { to_address: '/a' }))).toBe(
      'PT422',
    );
  });

  test('by two people at the same time', async () => {
    const pairs = Array.from({ length: 12 }, (_, index) => [add(`/x${index}`, `/y${index}`), add(`/y${index}`, `/z`)]);
    for (const pair of pairs)
      expect(new Set((await Promise.all(pair)).map(({ status }) => status))).toEqual(new Set([201, 422]));
  });
});

test('a stranger learns where one address leads, a former address of an article too', async () => {
  const { id } = await createPost(administrator, { slug: 'devis', status: 'published' });
  await changePost(administrator, id, { slug: 'relancer-ses-devis' });
  await add('/offres', '/services');
  await add('/promo', 'https://example.fr/promo', 'temporary');
  await add('/guide', '/blog/devis');
  expect(await redirectOf('/offres')).toEqual([{ to_address: '/services', status: 301 }]);
  expect(await redirectOf('/promo')).toEqual([{ to_address: 'https://example.fr/promo', status: 302 }]);
  expect(await redirectOf('/blog/devis')).toEqual([{ to_address: '/blog/relancer-ses-devis', status: 301 }]);
  expect(await redirectOf('/guide')).toEqual([{ to_address: '/blog/relancer-ses-devis', status: 301 }]);
  expect(await redirectOf('/nulle-part')).toEqual([]);
  expect(await list()).toMatchObject([
    { from_path: '/blog/devis', to_address: '/blog/relancer-ses-devis', kind: 'automatic' },
    { from_path: '/guide', kind: 'permanent' },
    { from_path: '/offres' },
    { from_path: '/promo', kind: 'temporary' },
  ]);
});

test.each([
  ['redirect_list', 'from_path'],
  ['missing_page_list', 'path'],
])('%s reads, sorts and finds « /été » as people do', async (name, column) => {
  const { database } = supabase;
  const paths = ['/zoe', '/ete-2', '/été', '/%ff', '/hiver', '/prix%2520', '/a%E2%80%AEb', '/c%EF%BF%BE'];
  for (const path of paths) await add(path, '/contact');
  await database`truncate public.missing_pages`;
  await database`insert into public.missing_pages (path) select from_path from public.redirects`;
  const read = async (query: string) => {
    const { body } = await administrator('GET', `/rest/v1/rpc/${name}?order=${column}&${query}`);
    return (body as Readonly<Record<string, unknown>>[]).map((row) => row[column]);
  };
  expect(await read('')).toEqual([
    '/%FF',
    '/a%E2%80%AEb',
    '/c%EF%BF%BE',
    '/été',
    '/ete-2',
    '/hiver',
    '/prix%2520',
    '/zoe',
  ]);
  expect([...(await read('limit=2')), ...(await read('limit=2&offset=2'))]).toEqual((await read('')).slice(0, 4));
  expect(await read(`${column}=ilike.*${encodeURIComponent('Été')}*`)).toEqual(['/été']);
});

test('passages are counted', async () => {
  await add('/offres', '/services');
  for (const redirected of [{ '/offres': { times: 3 }, '/autre': {} }, { '/offres': { times: 2 } }])
    await stranger('POST', '/rest/v1/rpc/count_requests', { redirected }, serviceHeaders(supabase.keys));
  expect(await list()).toMatchObject([{ from_path: '/offres', hits: 5, last_used_at: expect.any(String) }]);
});

test('a file is imported whole, or not at all', async () => {
  await add('/offres', '/services');
  expect((await importing(line('/Offres/', '/contact'), line('/offres', '/contact'), line('/ete', '/'))).body).toBe(2);
  expect(await redirectOf('/offres')).toEqual([{ to_address: '/contact', status: 302 }]);
  const refused = await importing(line('/hiver', '/'), line('/printemps', '/ete'));
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({ code: 'PT422', message: '/printemps → /ete' });
  expect(await redirectOf('/hiver')).toEqual([]);
});

test.each(['/produit.php?id=1', '/?lang=fr&p=12', '/index.php?option=com_content&id=3', '/offres#prix'])(
  'a redirect from %s is refused, because it would ignore a part of the address',
  async (from) => {
    expect(codeOf(await add(from, '/contact'))).toBe('23514');
    expect((await importing(line('/ete', '/'), line(from, '/contact'))).body).toMatchObject({
      code: '23514',
      message: `${from} → /contact`,
    });
    expect(await list()).toEqual([]);
  },
);

test('a file that leads one address to two places is refused', async () => {
  const { body } = await importing(line('/offres', '/contact'), line('/Offres/', '/services'));
  expect(body).toMatchObject({ code: '23505', message: expect.stringContaining('→ /contact, /services') });
  expect(await list()).toEqual([]);
});

test('five thousand lines are a file', async () => {
  const lines = Array.from({ length: 5000 }, (_, index) => line(`/ancienne-adresse-${index}`, '/contact'));
  expect((await importing(...lines)).body).toBe(5000);
});
