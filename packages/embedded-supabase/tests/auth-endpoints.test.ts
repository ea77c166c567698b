import { beforeAll, describe, expect, test } from 'vitest';
import { clientOf, freshAddress } from '../../../server/tests/api-client';
import { useTestSupabase } from '../../../server/tests/test-supabase';

const supabase = useTestSupabase();
beforeAll(async () => {
  await supabase.signIn('administrator');
});

const account = { email: 'nouveau@example.fr', password: 'a long enough password' };

describe('enable_signup = false is enforced', () => {
  test.each([
    ['POST', '/auth/v1/signup'],
    ['POST', '/auth/v1/otp'],
    ['POST', '/auth/v1/magiclink'],
    ['POST', '/auth/v1/invite'],
    ['POST', '/auth/v1/resend'],
    ['POST', '/auth/v1/sso'],
    ['GET', '/auth/v1/factors'],
    ['POST', '/auth/v1/factors/1/verify'],
    ['POST', '/auth/v1/factors/5a3c1f9e-0000-4000-8000-000000000001'],
    ['DELETE', '/auth/v1/factors/5a3c1f9e-0000-4000-8000-000000000001/verify'],
    ['GET', '/auth/v1/authorize?provider=github'],
    ['GET', '/auth/v1/callback'],
    ['GET', '/auth/v1/admin/users'],
    ['POST', '/auth/v1/admin/users'],
    ['POST', '/auth/v1/admin/generate_link'],
    ['POST', '/auth/v1/token/../signup'],
    ['POST', '/auth/v1/token?grant_type=id_token'],
    ['POST', '/auth/v1/token?grant_type=pkce'],
    ['POST', '/auth/v1/token?grant_type=anonymous'],
    ['POST', '/auth/v1/token'],
    ['PUT', '/auth/v1/admin/users/1'],
    ['DELETE', '/auth/v1/user'],
    ['GET', '/auth/v1/verify?type=recovery&token=1'],
  ])('%s %s is not found, and makes no account', async (method, path) => {
    const body = method === 'GET' ? undefined : { ...account, data: {}, create_user: true };
    expect((await clientOf(supabase)(method, path, body)).status).toBe(404);
    const users = await supabase.database`select email from auth.users`;
    expect(users.map(({ email }) => email as string)).toEqual(['administrator@example.fr']);
  });

  test('not with the secret key either', async () => {
    const secret = { apikey: supabase.keys.secretKey, authorization: `Bearer ${supabase.keys.secretKey}` };
    expect((await clientOf(supabase)('POST', '/auth/v1/admin/users', account, secret)).status).toBe(404);
  });

  test('a recovery of an account that does not exist makes none, and answers as for one that does', async () => {
    const unknown = await clientOf(supabase)('POST', '/auth/v1/recover', { email: account.email });
    const known = await clientOf(supabase)('POST', '/auth/v1/recover', { email: 'administrator@example.fr' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await supabase.database`select from auth.users`).toHaveLength(1);
  });
});

test.each([
  '/_system',
  '/_system/health',
  '/_system/tables',
  '/_studio',
  '/studio',
  '/storage/v1/bucket',
  '/storage/v1/object/x',
  '/graphql/v1',
  '/functions/v1/x',
  '/realtime/v1',
  '/pg',
  '/mcp',
])('%s is not served, with any key', async (path) => {
  for (const key of [supabase.keys.publishableKey, supabase.keys.secretKey, '']) {
    for (const method of ['GET', 'POST']) {
      const answer = await clientOf(supabase)(method, path, method === 'POST' ? {} : undefined, { apikey: key });
      expect(answer.status).toBe(404);
    }
  }
});

test.each([
  '/rest/v1/pages',
  '/rest/v1/contacts',
  '/auth/v1/user',
  '/auth/v1/settings',
  '/rest/v1/rpc/increment_view_count',
])('without a key, %s is refused: there is no keyless administration', async (path) => {
  for (const headers of [{}, { apikey: '' }, { apikey: 'sb_secret_wrong' }, { apikey: 'null' }]) {
    const response = await fetch(supabase.url + path, { headers: { ...headers, 'x-forwarded-for': freshAddress() } });
    expect(response.status).toBe(401);
  }
});
