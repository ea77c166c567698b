// @module-tag spec-2-4-1
// @module-tag spec-6
import { beforeAll, describe, expect, test } from 'vitest';
import { clientOf, rowsOf, type Call } from '../../../server/tests/api-client';
import { PASSWORD, secondFactorClient, sessionOf } from '../../../server/tests/second-factor-client';
import { useTestSupabase } from '../../../server/tests/test-supabase';
import { expectation, operations } from './expectations';
import { claimsOf, signToken } from './forged-token';
import { functionRights, storedRows } from './function-rights';
import { nameOfRefusal, observe } from './observations';
import { tableRights } from './rights';
import { argumentsOf, storeSamples } from './samples';

const supabase = useTestSupabase();
let stolen: Call;
let confirmed: Call;
let token: string;

beforeAll(async () => {
  const { withFactor, signIn } = secondFactorClient(supabase);
  const owner = await withFactor();
  confirmed = clientOf(supabase, owner.access_token);
  token = sessionOf(await signIn(owner.email)).access_token;
  stolen = clientOf(supabase, token);
  const { database } = supabase;
  await storeSamples(database);
  await database`delete from public.site_settings where key not in (select private.public_setting_keys())`;
  await database`
    insert into public.site_settings (key, value) values ('comments_enabled', 'true') on conflict (key) do update set value = 'true'`;
  await database`
    insert into public.blog_posts (id, title, slug, content, status) values (${storedRows.publishedId}, 'Essai', 'publie', 'Essai', 'published')`;
});

describe('an administrator’s password without the code of the second factor gives no rights', () => {
  test('with the code the same account reads what is refused below', async () => {
    expect(rowsOf(await confirmed('GET', '/rest/v1/admins?select=user_id')).length).toBeGreaterThan(0);
    expect(await stolen('GET', '/rest/v1/admins?select=user_id')).toMatchObject({ status: 200, body: [] });
  });

  const ofOneself = new Set(['session_list', 'end_session']);
  const refused = Object.entries(functionRights).filter(
    ([name, [who]]) => (who !== 'everyone' && who !== 'accounts') || ofOneself.has(name),
  );
  test.each(refused)('%s() is refused', async (name, [, given]) => {
    const answer = await stolen('POST', `/rest/v1/rpc/${name}`, {
      ...(await argumentsOf(supabase.database, name)),
      ...given,
    });
    expect(nameOfRefusal(answer, 'signed-in')).toBe('refused');
  });

  const cases = Object.keys(tableRights).flatMap((table) => operations.map((operation) => [table, operation] as const));
  test.each(cases)('%s: %s', async (table, operation) => {
    const [effect, because] = expectation(table, 'signed-in', operation);
    const scene = { database: supabase.database, persona: 'signed-in', call: stolen } as const;
    expect(await observe(scene, operation, table), because).toBe(effect);
  });

  test('a token that claims the code opens nothing without the server’s key', async () => {
    const forged = signToken({ ...claimsOf(token), aal: 'aal2' }, 'another secret');
    expect((await clientOf(supabase, forged)('GET', '/rest/v1/contacts?select=id')).status).toBe(401);
  });
});

const lists = Object.keys(tableRights).map((table) => `/rest/v1/${table}?select=*&limit=1`);

test('the token of a session that was ended is refused for every table and function, at once', async () => {
  const { newAdministrator, signIn } = secondFactorClient(supabase);
  const ended = sessionOf(await signIn(await newAdministrator())).access_token;
  const call = clientOf(supabase, ended);
  expect((await call('GET', '/rest/v1/contacts?select=id')).status).toBe(200);
  await supabase.database`delete from auth.sessions where id = ${String(claimsOf(ended)['session_id'])}`;
  for (const path of lists) expect((await call('GET', path)).status, path).toBe(401);
  for (const name of Object.keys(functionRights))
    expect((await call('POST', `/rest/v1/rpc/${name}`, {})).status, name).toBeGreaterThanOrEqual(400);
  expect((await call('GET', '/rest/v1/rpc/session_list')).status).toBe(401);
  expect((await call('GET', '/auth/v1/user')).status).toBe(403);
  expect((await call('PUT', '/auth/v1/user', { password: 'autre phrase', current_password: PASSWORD })).status).toBe(
    403,
  );
});

test('hosted Supabase has no such refusal: the rights alone are enough', async () => {
  const { newAdministrator, signIn } = secondFactorClient(supabase);
  const claims = claimsOf(sessionOf(await signIn(await newAdministrator())).access_token);
  const administers = (session: unknown) =>
    supabase.database.begin(async (transaction) => {
      await transaction`select set_config('role', 'authenticated', true),
        set_config('request.jwt.claim.sub', ${String(claims['sub'])}, true),
        set_config('request.jwt.claims', ${JSON.stringify({ ...claims, session_id: session })}, true)`;
      const [row] = await transaction<{ administers: boolean }[]>`select private.is_admin() as administers`;
      return row?.administers;
    });
  expect(await administers(claims['session_id'])).toBe(true);
  expect(await administers('5a3c1f9e-0000-4000-8000-000000000009')).toBe(false);
  expect(await administers(undefined)).toBe(false);
});
