// @module-tag spec-10-3
// @module-tag spec-6
// @module-tag exhaustive
import { beforeAll, expect, test } from 'vitest';
import { clientOf, rowsOf } from '../../../server/tests/api-client';
import { useTestSupabase } from '../../../server/tests/test-supabase';
import { installProbes } from './probes';

const supabase = useTestSupabase();
beforeAll(async () => {
  await installProbes(supabase);
  await supabase.database`
    insert into public.blog_posts (slug, title, content, status)
    select 'article-' || number, 'Article ' || number, '<p>Texte</p>', 'published' from generate_series(1, 120) as number`;
});

const read = (query: string, headers = {}) =>
  clientOf(supabase)('GET', `/rest/v1/blog_posts?${query}`, undefined, headers);

test.each([
  ['select=slug', 100],
  ['select=slug&limit=1000', 100],
  ['select=slug&limit=20', 20],
  ['select=slug&limit=5&limit=900', 5],
  ['select=slug&limit=x', 100],
  ['select=slug&limit=-1', 100],
  ['select=slug&limit=', 100],
  ['select=slug,content&limit=', 3],
  ['select=slug,content&limit=%20', 3],
  ['select=slug,content&limit=1e0', 3],
  ['select=slug,content&limit=0x1', 3],
  ['select=slug,content&limit=2.0', 3],
  ['select=slug,content&limit=%2B2', 3],
  ['select=slug,content', 3],
  ['select=slug,content&limit=50', 3],
  ['select=slug,c:content::text&limit=2', 2],
])('of « %s » a stranger gets %i rows', async (query, expected) => {
  expect(rowsOf(await read(query))).toHaveLength(expected);
});

test.each(['PROPFIND', 'SEARCH', 'REPORT', 'COPY', 'LOCK', 'OPTIONS'])(
  'the method %s reads nothing, whoever sends it, and empties no cache',
  async (method) => {
    const writes = supabase.writes();
    for (const token of [undefined, await supabase.signIn('administrator')]) {
      const answer = await clientOf(supabase, token)(method, '/rest/v1/blog_posts?select=slug,content');
      expect([answer.status, answer.body]).toEqual([405, { code: '405', message: 'Method not allowed' }]);
    }
    expect(supabase.writes()).toBe(writes);
  },
);

test('neither a Range header nor the function that searches gives more', async () => {
  expect(rowsOf(await read('select=slug', { range: '0-500' }))).toHaveLength(100);
  for (const method of ['GET', 'POST']) {
    const path = `/rest/v1/rpc/search_posts?select=slug${method === 'GET' ? '&words=article' : ''}`;
    const body = method === 'GET' ? undefined : { words: 'article' };
    expect(rowsOf(await clientOf(supabase)(method, path, body)), method).toHaveLength(100);
  }
});

test.each(['search_vector', 'rank_vector', '*'])('a stranger is not given %s', async (column) => {
  expect((await read(`select=${column}&limit=1`)).status).toBe(401);
});

test('an administrator is given all rows', async () => {
  const client = clientOf(supabase, await supabase.signIn('administrator'));
  expect(rowsOf(await client('GET', '/rest/v1/blog_posts?select=slug')).length).toBeGreaterThan(120);
});

test('slow queries of many strangers leave room for pages and administrators', async () => {
  const administrator = clientOf(supabase, await supabase.signIn('administrator'));
  let ended = 0;
  // Each runs until the server stops it, after 3 s.
  const slow = Array.from({ length: 12 }, () =>
    clientOf(supabase)('POST', '/rest/v1/rpc/sleep', { seconds: 20 }).finally(() => (ended += 1)),
  );
  const context = { headers: {}, method: 'GET', path: '/rest/v1/blog_posts' };
  const page = new Request('http://embedded/rest/v1/blog_posts?select=slug&limit=1', {
    headers: { apikey: supabase.keys.publishableKey },
  });
  const [rendered, requested] = await Promise.all([
    supabase.fetch(page, context),
    administrator('GET', '/rest/v1/contacts?select=id&limit=1'),
  ]);
  expect([rendered.status, requested.status]).toEqual([200, 200]);
  expect(ended, 'neither waited for a slow query').toBe(0);
  await Promise.all(slow);
});

test('two queries of a stranger run at a time', async () => {
  const client = clientOf(supabase);
  const begun = performance.now();
  await Promise.all(Array.from({ length: 4 }, () => client('POST', '/rest/v1/rpc/sleep', { seconds: 0.5 })));
  expect(performance.now() - begun).toBeGreaterThan(950);
});
