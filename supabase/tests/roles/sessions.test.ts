// @module-tag spec-10-3
import { beforeAll, expect, test } from 'vitest';
import { clientOf, rowsOf } from '../../../server/tests/api-client';
import { useTestSupabase } from '../../../server/tests/test-supabase';
import { claimsOf, signToken, unsignedToken } from './forged-token';

const supabase = useTestSupabase();
let administrator: string;
beforeAll(async () => {
  administrator = await supabase.signIn('administrator');
});

const readContacts = (token: string) => clientOf(supabase, token)('GET', '/rest/v1/contacts?select=id');

test('a real session reads contact requests, so the refusals below mean something', async () => {
  expect(rowsOf(await readContacts(administrator))).not.toHaveLength(0);
});

test.each([
  ['signed with another secret', (claims: object) => signToken({ ...claims }, 'another secret')],
  [
    'signed with lite’s public default secret',
    (claims: object) => signToken({ ...claims }, 'super-secret-jwt-token-with-at-least-32-characters-long'),
  ],
  ['signed with nothing', (claims: object) => signToken({ ...claims }, ' ')],
  ['claiming to need no signature', (claims: object) => unsignedToken({ ...claims })],
  ['expired', (claims: object) => signToken({ ...claims, exp: 1_700_000_000 }, supabase.keys.jwtSecret)],
  ['not a token', () => 'eyJhbGciOiJIUzI1NiJ9.e30.'],
] as const)('an administrator’s token %s opens nothing', async (_, forge) => {
  const answer = await readContacts(forge(claimsOf(administrator)));
  expect(answer.status).toBe(401);
});

test.each(['postgres', 'supabase_admin', 'pg_read_all_data', 'none', 'anon"; reset role; --'])(
  'a token for the database role %s is refused even with the right secret',
  async (role) => {
    const answer = await readContacts(signToken({ ...claimsOf(administrator), role }, supabase.keys.jwtSecret));
    expect(answer).toMatchObject({ status: 403, body: { code: '42501', message: 'role not allowed' } });
  },
);

// lite treats some of these as requests without a token. So no limit depends on the presence of a token, and none of these requests counts
// as a stranger's.
test.each([
  ['with a false signature', 'eyJhbGciOiJIUzI1NiJ9.e30.x'],
  ['without a signature', 'eyJhbGciOiJIUzI1NiJ9.e30.'],
  ['in a single part', 'ey'],
  ['with other words after it', 'eyJhbGciOiJIUzI1NiJ9.e30. x'],
])('a claim to a session %s does not lift the limits set for strangers', async (_, token) => {
  const client = clientOf(supabase, token);
  expect((await client('GET', '/rest/v1/blog_posts?content=match.(a%2B)%2B$')).status).toBe(400);
  expect((await client('GET', `/rest/v1/blog_posts?slug=in.(${'a,'.repeat(1100)}b)`)).status).toBe(414);
  const long = { name: 'A', email: 'a@example.fr', message: 'x'.repeat(40_000) };
  expect((await client('POST', '/rest/v1/contacts', long)).status).toBe(413);
  expect((await client('GET', '/rest/v1/blog_posts?select=id')).status).toBe(401);
  const request = { name: 'A', email: 'a@example.fr', message: 'Bonjour' };
  expect((await client('POST', '/rest/v1/contacts', request)).status).toBe(401);
});

test('neither does a session that has expired', async () => {
  const expired = signToken({ ...claimsOf(administrator), exp: 1_700_000_000 }, supabase.keys.jwtSecret);
  const answer = await clientOf(supabase, expired)('GET', '/rest/v1/blog_posts?content=match.a');
  expect(answer.status).toBe(400);
});

test('a person removed from the allow-list has no rights from the next request on', async () => {
  const token = await supabase.signIn('editor');
  expect(rowsOf(await readContacts(token))).not.toHaveLength(0);
  await supabase.database`delete from public.admins where user_id = ${String(claimsOf(token)['sub'])}`;
  expect((await readContacts(token)).status).toBe(401);
});

test('a session whose time is over gives no right', async () => {
  const token = await supabase.signIn('editor');
  const session = String(claimsOf(token)['session_id']);
  await supabase.database`update auth.sessions set not_after = now() - interval '1 second' where id = ${session}`;
  expect((await readContacts(token)).status).toBe(401);
});

test('deleting an account takes it off the allow-list', async () => {
  const { database } = supabase;
  const token = await supabase.signIn('editor');
  const id = String(claimsOf(token)['sub']);
  await database`delete from auth.users where id = ${id}`;
  const [left] = await database`select count(*)::int as admins from public.admins where user_id = ${id}`;
  expect(left).toEqual({ admins: 0 });
  const answer = await readContacts(token);
  expect(answer.status === 200 ? answer.body : []).toEqual([]);
});

test('claims that an account chose for itself give no right', async () => {
  const token = await supabase.signIn('signed-in');
  const self = clientOf(supabase, token);
  await self('PUT', '/auth/v1/user', {
    data: { role: 'service_role', is_admin: true, app_metadata: { role: 'admin' } },
  });
  const answer = await readContacts(await supabase.signIn('signed-in'));
  expect(answer).toMatchObject({ status: 200, body: [] });
});

test('the metadata of an account has a limit', async () => {
  const self = clientOf(supabase, await supabase.signIn('signed-in'));
  const write = (key: string) => self('PUT', '/auth/v1/user', { data: { [key]: 'x'.repeat(9000) } });
  expect((await write('a')).status).toBe(200);
  expect((await write('b')).status).toBe(200);
  expect(await write('c')).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
});
