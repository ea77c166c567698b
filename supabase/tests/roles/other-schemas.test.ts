import { expect, test } from 'vitest';
import { clientOf, codeOf } from '../../../server/tests/api-client';
import { useClient, useTestSupabase } from '../../../server/tests/test-supabase';

const supabase = useTestSupabase();
const stranger = clientOf(supabase);
const signedIn = useClient(supabase, 'signed-in');

test.each(['private', 'auth', 'storage', 'extensions', 'supabase_migrations', 'pg_catalog', 'information_schema'])(
  'schema %s cannot be read or written through the API',
  async (schema) => {
    for (const client of [stranger, signedIn]) {
      const read = await client('GET', '/rest/v1/users', undefined, { 'accept-profile': schema });
      const write = await client('POST', '/rest/v1/users', {}, { 'content-profile': schema });
      const call = await client('POST', '/rest/v1/rpc/is_admin', {}, { 'content-profile': schema });
      expect([read, write, call].map(({ status }) => status)).toEqual([406, 406, 406]);
    }
  },
);

test.each([
  'private.request_counters',
  'address_keys',
  'address_source',
  'auth.users',
  'pg_catalog.pg_authid',
  'pg_authid',
  'pg_class',
  'request_counters',
  'users',
  'schema_migrations',
])('table %s is not found', async (table) => {
  for (const client of [stranger, signedIn]) {
    expect((await client('GET', `/rest/v1/${table}?limit=1`)).status).toBe(404);
  }
});

test.each([
  'is_admin',
  'limit_contact_requests',
  'set_timestamps',
  'normalise_contact_request',
  'pg_sleep',
  'pg_read_file',
  'set_config',
  'crypt',
  'private.is_admin',
  'auth.uid',
])('function %s is not found', async (name) => {
  for (const client of [stranger, signedIn]) {
    expect((await client('POST', `/rest/v1/rpc/${name}`, {})).status).toBe(404);
  }
});

test.each([
  'select=*,admins(*)',
  'select=id,users(*)',
  'select=id,contacts(*)',
  'select=id,content::regclass',
  'select=count()',
  'select=id&order=(select%201)',
  'select=id&id=eq.1);drop%20table%20pages--',
  'columns="id"',
])('articles queried with « %s » show no draft and break nothing', async (query) => {
  const answer = await stranger('GET', `/rest/v1/blog_posts?${query}`);
  const { database } = supabase;
  const drafts = await database<
    { id: string; content: string }[]
  >`select id, content from public.blog_posts where status = 'draft'`;
  for (const { id } of drafts) expect(JSON.stringify(answer.body)).not.toContain(id);
  expect(answer.status).toBeLessThan(500);
});

test('drafts are not counted, whatever way the count is requested', async () => {
  const [published] = await supabase.database`select count(*)::int from public.blog_posts where status = 'published'`;
  const aggregate = await stranger('GET', '/rest/v1/blog_posts?select=count()');
  const head = await stranger('HEAD', '/rest/v1/blog_posts?select=id', undefined, { prefer: 'count=exact' });
  expect(codeOf(aggregate)).toBe('PGRST123');
  expect(head.headers.get('content-range')?.split('/')[1]).toBe(String(published?.['count']));
});

test('a filter on a column that may not be read is refused', async () => {
  const answer = await stranger('GET', '/rest/v1/contacts?select=id&email=like.a*');
  expect(answer).toMatchObject({ status: 401, body: { code: '42501' } });
});

test('a contact request is never returned to the visitor who sends it', async () => {
  const request = { name: 'Ana', email: 'ana@example.fr', message: 'Bonjour' };
  const answer = await stranger('POST', '/rest/v1/contacts', request, { prefer: 'return=representation' });
  expect(answer.status).toBe(401);
  const [stored] = await supabase.database`select count(*)::int from public.contacts where email = ${request.email}`;
  expect(stored).toEqual({ count: 0 });
});

test('a stranger’s upsert cannot overwrite a contact request', async () => {
  const { database } = supabase;
  const [victim] = await database<{ id: string; message: string }[]>`select id, message from public.contacts limit 1`;
  const request = { id: victim?.id, name: 'Ana', email: 'ana@example.fr', message: 'écrasé' };
  for (const path of ['/rest/v1/contacts', '/rest/v1/contacts?on_conflict=id']) {
    for (const [client, status] of [
      [stranger, 401],
      [signedIn, 403],
    ] as const) {
      const answer = await client('POST', path, request, { prefer: 'resolution=merge-duplicates,return=minimal' });
      expect(answer, path).toMatchObject({ status, body: { code: '42501' } });
    }
  }
  const [now] = await database`select id, message from public.contacts where id = ${victim?.id ?? ''}`;
  expect(now).toEqual(victim);
});

test('a PUT on a row is no way around the matrix', async () => {
  const { database } = supabase;
  const [page] = await database<{ id: string; title: string }[]>`select id, title from public.pages limit 1`;
  for (const client of [stranger, signedIn]) {
    const answer = await client('PUT', `/rest/v1/pages?id=eq.${page?.id}`, { ...page, slug: 'x', title: 'écrasé' });
    expect(answer.status).toBeGreaterThanOrEqual(400);
  }
  expect((await database`select id, title from public.pages where id = ${page?.id ?? ''}`)[0]).toEqual(page);
});
