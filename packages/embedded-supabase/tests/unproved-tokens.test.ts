// @module-tag spec-2-4-1
import { beforeAll, describe, expect, test } from 'vitest';
import { clientOf, freshAddress } from '../../../server/tests/api-client';
import { claimsOf, signToken } from '../../../supabase/tests/roles/forged-token';
import { errorOf, PASSWORD, secondFactorClient, sessionOf } from '../../../server/tests/second-factor-client';
import { useTestSupabase } from '../../../server/tests/test-supabase';

const supabase = useTestSupabase();
let client: ReturnType<typeof secondFactorClient>;
beforeAll(() => void (client = secondFactorClient(supabase)));

/** Headers that lite 0.10.0 or another reader of tokens accepts as a session, or ignores. */
const headers: Readonly<Record<string, (token: string) => string>> = {
  'with padding': (token) => `Bearer ${token}=`,
  'with more padding': (token) => `Bearer ${token}==`,
  'with a padded part': (token) => `Bearer ${token.replace(/\./g, '=.')}`,
  'in base64': (token) => `Bearer ${token.replaceAll('-', '+').replaceAll('_', '/')}=`,
  'after two spaces': (token) => `Bearer  ${token}`,
  'after a tab': (token) => `Bearer\t${token}`,
  'with a space inside': (token) => `Bearer ${token.replace('.', ' .')}`,
  'in lower case': (token) => `bearer ${token}`,
  'without its scheme': (token) => token,
  'of another scheme': (token) => `Basic ${token}`,
  'twice': (token) => `Bearer ${token}, Bearer ${token}`,
  'with a part more': (token) => `Bearer ${token}.e30`,
  'in two parts': (token) => `Bearer ${token.replace(/\.[^.]+$/, '')}`,
  'issued in two days': (token) => `Bearer ${resigned(token, { iat: inTwoDays(), exp: inTwoDays() + 3600 })}`,
  'that has expired': (token) => `Bearer ${resigned(token, { exp: 1_700_000_000 })}`,
  'that never expires': (token) => `Bearer ${resigned(token, { exp: undefined })}`,
  'signed by somebody else': (token) => `Bearer ${signToken(claimsOf(token), 'another secret')}`,
}; // prettier-ignore

const inTwoDays = (): number => Math.floor(Date.now() / 1000) + 2 * 24 * 60 * 60;
const resigned = (token: string, claims: object): string =>
  signToken({ ...claimsOf(token), ...claims }, supabase.keys.jwtSecret);

/** Requests with which a session changes its account, reads rows and writes rows. */
const endpoints = [
  ['PUT', '/auth/v1/user', { password: 'une toute nouvelle phrase' }],
  ['PUT', '/auth/v1/user', { email: 'autre@example.fr' }],
  ['GET', '/auth/v1/user', undefined],
  ['POST', '/auth/v1/logout?scope=others', {}],
  ['POST', '/auth/v1/factors', { factor_type: 'totp', friendly_name: 'autre' }],
  ['GET', '/rest/v1/contacts?select=id', undefined],
  ['GET', '/rest/v1/blog_posts?select=id', undefined],
  ['PATCH', '/rest/v1/contacts?id=not.is.null', { status: 'closed' }],
  ['POST', '/rest/v1/rpc/session_list', {}],
] as const;

describe.each(Object.keys(headers))('a session’s token %s', { tags: 'spec-6' }, (name) => {
  test('is refused by every endpoint: it is neither that session nor a stranger', async () => {
    const { access_token: token, email, device } = await client.withFactor();
    const { access_token: stolen } = sessionOf(await client.signIn(email));
    for (const sent of [token, stolen]) {
      const authorization = headers[name]?.(sent) ?? '';
      const all = [
        ...endpoints,
        ['DELETE', `/auth/v1/factors/${device.id}`, undefined] as const,
        ['POST', `/auth/v1/factors/${device.id}/challenge`, {}] as const,
        ['POST', '/storage/v1/object/media/essai.png', ''] as const,
      ];
      const answers = await Promise.all(
        all.map(([method, path, body]) => clientOf(supabase)(method, path, body, { authorization })),
      );
      expect(answers.map(({ status }, at) => `${status} ${all[at]?.[0]} ${all[at]?.[1]}`)).toEqual(
        all.map(([method, path]) => `401 ${method} ${path}`),
      );
    }
    const again = await client.signIn(email);
    expect(again.status).toBe(200);
    expect((await clientOf(supabase, token)('GET', '/auth/v1/user')).status).toBe(200);
  });
});

test('Supabase Auth’s endpoints refuse in its words, the others in PostgREST’s', async () => {
  const call = clientOf(supabase, 'ey');
  expect(await call('GET', '/auth/v1/user')).toMatchObject({ status: 401, body: { error_code: 'bad_jwt' } });
  expect(await call('GET', '/rest/v1/pages')).toMatchObject({ status: 401, body: { code: 'PGRST301' } });
});

test('a key in the place of a token is a stranger’s, as Supabase’s clients send it', async () => {
  const authorization = `Bearer ${supabase.keys.publishableKey}`;
  const answer = await clientOf(supabase)('GET', '/rest/v1/pages?select=slug&limit=1', undefined, { authorization });
  expect(answer.status).toBe(200);
});

test('a clock set back by an hour ends no session and lifts no guard', async () => {
  const email = await client.newAdministrator();
  const { access_token: token } = sessionOf(await client.signIn(email));
  const inAnHour = Math.floor(Date.now() / 1000) + 3600;
  const ahead = resigned(token, { iat: inAnHour, exp: inAnHour + 3600 });
  const call = clientOf(supabase, ahead, freshAddress());
  expect((await call('GET', '/rest/v1/contacts?select=id')).status).toBe(200);
  expect((await call('GET', '/auth/v1/user')).status).toBe(200);
  const change = { password: 'une toute nouvelle phrase' };
  expect(errorOf(await call('PUT', '/auth/v1/user', change))).toBe('current_password_required');
  expect((await call('PUT', '/auth/v1/user', { ...change, current_password: PASSWORD })).status).toBe(200);
});

test('a token without its session changes nothing of an account, were one ever signed', async () => {
  const [mine, theirs] = [await client.newAdministrator(), await client.newAdministrator()];
  const { access_token: token } = sessionOf(await client.signIn(mine));
  const { access_token: other } = sessionOf(await client.signIn(theirs));
  const { sub, session_id } = claimsOf(other);
  for (const claims of [
    { session_id: undefined },
    { session_id },
    { sub },
    { sub: String(claimsOf(token)['sub']).toUpperCase() },
  ]) {
    const call = clientOf(supabase, resigned(token, claims));
    const change = { password: 'une toute nouvelle phrase', current_password: PASSWORD };
    expect(errorOf(await call('PUT', '/auth/v1/user', change))).toBe('session_not_found');
  }
  for (const email of [mine, theirs]) expect((await client.signIn(email)).status).toBe(200);
});
