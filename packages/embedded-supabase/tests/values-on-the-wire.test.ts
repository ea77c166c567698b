// @module-tag spec-10-4
// @module-tag exhaustive
import { expect, test } from 'vitest';
import { clientOf, rowsOf } from '../../../server/tests/api-client';
import { startTestSupabase, useTestSupabase } from '../../../server/tests/test-supabase';

const supabase = useTestSupabase();

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/;

test('timestamps are ISO 8601, as PostgREST writes them, in answers and in nested rows', async () => {
  const administrator = clientOf(supabase, await supabase.signIn('administrator'));
  const tables = ['blog_posts', 'pages', 'contacts', 'site_settings', 'admins'];
  const answers = await Promise.all(tables.map((table) => administrator('GET', `/rest/v1/${table}?limit=1`)));
  const dates = answers.flatMap((answer) =>
    Object.entries(rowsOf(answer)[0] ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' && name.endsWith('_at') ? [value] : [],
    ),
  );
  expect(dates.length).toBeGreaterThanOrEqual(9);
  expect(dates.filter((date) => !ISO.test(date))).toEqual([]);
});

test('timestamps have their microseconds and can be sent back as a filter', async () => {
  const administrator = clientOf(supabase, await supabase.signIn('administrator'));
  const read = (filter: string) => administrator('GET', `/rest/v1/contacts?select=id,updated_at&limit=1${filter}`);
  const [contact] = rowsOf<{ id: string; updated_at: string }>(await read(''));
  const filter = `&updated_at=eq.${encodeURIComponent(contact?.updated_at ?? '')}`;
  expect(rowsOf(await read(`${filter}&id=eq.${contact?.id}`))).toEqual([contact]);
});

test('infinity is left as it is', async () => {
  const [row] =
    await supabase.database`select 'infinity'::timestamptz as at, '2026-11-20 10:00:00'::timestamp as local`;
  expect(row).toEqual({ at: 'infinity', local: '2026-11-20T10:00:00' });
});

test('jsonb in auth tables is stored as objects, not as strings of JSON', async () => {
  const token = await supabase.signIn('administrator');
  const answer = await clientOf(supabase, token)('PUT', '/auth/v1/user', { data: { nom: 'Élise', level: { a: [1] } } });
  expect(answer).toMatchObject({ status: 200, body: { user_metadata: { nom: 'Élise', level: { a: [1] } } } });
  const columns = await supabase.database<{ name: string; column: string }[]>`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = 'auth' and data_type = 'jsonb'`;
  expect(columns.length).toBeGreaterThan(0);
  for (const { name, column } of columns) {
    const { database } = supabase;
    const types = await database`
      select distinct jsonb_typeof(${database(column)}) as type from ${database(`auth.${name}`)}
      where ${database(column)} is not null`;
    expect(types.filter(({ type }) => type === 'string')).toEqual([]);
  }
  const [user] = await supabase.database`
    select raw_user_meta_data ->> 'nom' as name from auth.users where email = 'administrator@example.fr'`;
  expect(user).toEqual({ name: 'Élise' });
});

test('close() ends, with requests under way', async () => {
  const other = await startTestSupabase();
  const client = clientOf(other);
  const answers = Array.from({ length: 50 }, () =>
    client('GET', '/rest/v1/blog_posts?select=id').catch(() => undefined),
  );
  await answers[0];
  await expect(other.close(), 'lite’s own never ends').resolves.toBeUndefined();
  await other.stop();
  await Promise.all(answers);
});

test('a list that has not changed is not sent again, but counted again on demand', async () => {
  const stranger = clientOf(supabase);
  const path = '/rest/v1/blog_posts?select=slug&order=slug&limit=2';
  const first = await stranger('GET', path);
  const version = { 'if-none-match': first.headers.get('etag') ?? '' };
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  expect(first.headers.get('vary')).toBe('Accept, Authorization, Prefer, Range');
  const again = await stranger('GET', path, undefined, { ...version, prefer: 'count=exact' });
  expect([again.status, again.body]).toEqual([304, '']);
  expect(again.headers.get('content-range')).toMatch(/^0-1\/\d+$/);

  await supabase.database`
    insert into public.blog_posts (slug, title, content, status) values ('a-a', 'A', '<p>A</p>', 'published')`;
  expect(rowsOf(await stranger('GET', path, undefined, version))[0]).toEqual({ slug: 'a-a' });
});
