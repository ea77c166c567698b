// @module-tag spec-2-4-1
// @module-tag exhaustive
import { AuthClient } from '@supabase/supabase-js';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { codeAt } from '../src/totp';
import { clientOf, freshAddress, rowsOf } from '../../../server/tests/api-client';
import { claimsOf } from '../../../supabase/tests/roles/forged-token';
import { errorOf, PASSWORD, secondFactorClient, sessionOf } from '../../../server/tests/second-factor-client';
import { useTestSupabase } from '../../../server/tests/test-supabase';

const supabase = useTestSupabase();
let client: ReturnType<typeof secondFactorClient>;
beforeAll(() => void (client = secondFactorClient(supabase)));

const now = (secret: string, steps = 0): string => codeAt(secret, Date.now() + steps * 30_000);
const readsContacts = async (token: string): Promise<boolean> =>
  rowsOf(await clientOf(supabase, token)('GET', '/rest/v1/contacts?select=id')).length > 0;

test('Supabase’s own client enrols, gives a code, lists and removes a factor', async () => {
  const auth = new AuthClient({
    url: `${supabase.url}/auth/v1`,
    headers: { apikey: supabase.keys.publishableKey, 'x-forwarded-for': freshAddress() },
    persistSession: false,
    autoRefreshToken: false,
  });
  const email = await client.newAdministrator();
  await auth.signInWithPassword({ email, password: PASSWORD });
  expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal1',
  });
  const { data: factor } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Téléphone' });
  if (factor?.type !== 'totp') throw new Error('no factor');
  expect(factor.totp.uri).toContain(`secret=${factor.totp.secret}`);
  expect((await auth.mfa.listFactors()).data).toMatchObject({
    all: [{ id: factor.id, status: 'unverified' }],
    totp: [],
  });
  const given = await auth.mfa.challengeAndVerify({ factorId: factor.id, code: now(factor.totp.secret) });
  expect(given.error).toBeNull();
  const { data: level } = await auth.mfa.getAuthenticatorAssuranceLevel();
  expect(level).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
  expect(
    level?.currentAuthenticationMethods.map((entry) => (typeof entry === 'string' ? entry : entry.method)),
  ).toEqual(['totp', 'password']);
  await auth.refreshSession();
  expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
  expect((await auth.mfa.listFactors()).data?.totp).toMatchObject([{ id: factor.id, friendly_name: 'Téléphone' }]);
  expect((await auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
  await auth.refreshSession();
  expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal1',
  });
  const notices = await supabase.database`
    select data ->> 'event' as event from public.outbox where kind = 'second_factor' and recipient = ${email} order by created_at`;
  expect(notices.map(({ event }) => event as string)).toEqual(['added', 'removed']);
});

test(
  'a password without its code opens nothing; the code does, and says so in the token',
  { tags: 'spec-6' },
  async () => {
    const { email, device } = await client.withFactor();
    const { access_token: token } = sessionOf(await client.signIn(email));
    expect(claimsOf(token)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
    expect(await readsContacts(token)).toBe(false);
    const answer = await client.give(token, device, now(device.secret));
    expect(answer).toMatchObject({
      status: 200,
      body: { token_type: 'bearer', user: { factors: [{ id: device.id }] } },
    });
    const { access_token: confirmed } = sessionOf(answer);
    expect(claimsOf(confirmed)).toMatchObject({ aal: 'aal2', session_id: claimsOf(token)['session_id'] });
    expect(await readsContacts(confirmed)).toBe(true);
    expect(await readsContacts(token)).toBe(false);
  },
);

test('a code is accepted once, even by two simultaneous requests, and no earlier one after it', async () => {
  const { email, device } = await client.withFactor();
  const { access_token: token } = sessionOf(await client.signIn(email));
  const code = now(device.secret, 1);
  const both = await Promise.all([client.give(token, device, code), client.give(token, device, code)]);
  expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 422]));
  const { access_token: other } = sessionOf(await client.signIn(email));
  for (const replayed of [code, now(device.secret), now(device.secret, -1)])
    expect(errorOf(await client.give(other, device, replayed))).toBe('mfa_verification_failed');
});

test('a code two steps late, a wrong one, an empty one and one of another account are refused', async () => {
  const [mine, theirs] = [await client.withFactor(), await client.withFactor()];
  const { access_token: token } = sessionOf(await client.signIn(mine.email));
  const give = async (code: string) => errorOf(await client.give(token, mine.device, code));
  // A stopped clock, because a code is a step nearer once the next step has begun.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(await give(now(mine.device.secret, -2))).toBe('mfa_verification_failed');
  expect(await give(now(mine.device.secret, 2))).toBe('mfa_verification_failed');
  expect(await give('')).toBe('validation_failed');
  expect(await give(now(theirs.device.secret))).toBe('mfa_verification_failed');
  const foreign = await clientOf(supabase, token)('POST', `/auth/v1/factors/${theirs.device.id}/challenge`, {});
  expect([foreign.status, errorOf(foreign)]).toEqual([404, 'mfa_factor_not_found']);
});

test('a challenge is answered within five minutes, once, for its own factor', async () => {
  const { email, device } = await client.withFactor();
  const { access_token: token } = sessionOf(await client.signIn(email));
  const answer = (id: string) =>
    clientOf(supabase, token)('POST', `/auth/v1/factors/${device.id}/verify`, {
      challenge_id: id,
      code: now(device.secret),
    });
  const late = await client.challenge(token, device);
  await supabase.database`update auth.mfa_challenges set created_at = now() - interval '301 seconds' where id = ${late}`;
  expect(errorOf(await answer(late))).toBe('mfa_challenge_expired');
  expect(errorOf(await answer('5a3c1f9e-0000-4000-8000-000000000001'))).toBe('mfa_factor_not_found');
  const open = await client.challenge(token, device);
  expect((await answer(open)).status).toBe(200);
  expect(errorOf(await answer(open))).toBe('mfa_verification_failed');
});

test('ten wrong codes of a device or thirty of an account lock no known device out', async () => {
  const { email, device } = await client.withFactor();
  const first = sessionOf(await client.signIn(email));
  const known = (await client.give(first.access_token, device, now(device.secret))).headers.get('set-cookie') ?? '';
  const { access_token: stolen } = sessionOf(await client.signIn(email));
  const address = freshAddress();
  const statuses: number[] = [];
  for (let guess = 0; guess < 12; guess += 1)
    statuses.push((await client.give(stolen, device, '000000', address)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429]);
  const elsewhere: number[] = [];
  for (let guess = 0; guess < 22; guess += 1) elsewhere.push((await client.give(stolen, device, '000000')).status);
  expect(elsewhere.filter((status) => status === 422)).toHaveLength(20);
  const cookie = known.split(';', 1)[0] ?? '';
  expect(cookie).toMatch(/^known-device-/);
  const late = now(device.secret, 1);
  expect((await client.give(stolen, device, late)).status).toBe(429);
  expect((await client.give(stolen, device, late, freshAddress(), { cookie })).status).toBe(200);
});

test('the password alone makes no device known where there is a second factor', async () => {
  const { email } = await client.withFactor();
  expect((await client.signIn(email)).headers.get('set-cookie')).toBeNull();
});

test('a session without the code may change nothing of its account', async () => {
  const { email, device } = await client.withFactor();
  const { access_token: token } = sessionOf(await client.signIn(email));
  const change = { password: 'une toute nouvelle phrase', current_password: PASSWORD };
  expect(errorOf(await clientOf(supabase, token)('PUT', '/auth/v1/user', change))).toBe('insufficient_aal');
  expect(errorOf(await client.enroll(token, 'autre'))).toBe('insufficient_aal');
  expect(errorOf(await clientOf(supabase, token)('DELETE', `/auth/v1/factors/${device.id}`))).toBe('insufficient_aal');
});

const makeOld = () => supabase.database`
  update auth.mfa_amr_claims set updated_at = now() - interval '16 minutes'`;
const renew = async (refresh_token: string) =>
  sessionOf(await clientOf(supabase)('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token }));

test('a session adds or removes a factor only within a quarter of an hour of its proof', async () => {
  const email = await client.newAdministrator();
  const old = sessionOf(await client.signIn(email));
  await makeOld();
  const renewed = await renew(old.refresh_token);
  expect(errorOf(await client.enroll(renewed.access_token))).toBe('reauthentication_needed');
  const own = await client.withFactor();
  await makeOld();
  const later = await renew(own.refresh_token);
  const remove = (token: string) => clientOf(supabase, token)('DELETE', `/auth/v1/factors/${own.device.id}`);
  expect(errorOf(await remove(later.access_token))).toBe('reauthentication_needed');
  const fresh = sessionOf(await client.give(later.access_token, own.device, now(own.device.secret)));
  expect((await remove(fresh.access_token)).status).toBe(200);
});

test('a factor begun more than a quarter of an hour ago does not count any more', async () => {
  const { access_token: token } = sessionOf(await client.signIn(await client.newAdministrator()));
  const { id, totp } = (await client.enroll(token)).body as { id: string; totp: { secret: string } };
  await supabase.database`update auth.mfa_factors set created_at = now() - interval '16 minutes' where id = ${id}`;
  expect(errorOf(await client.give(token, { id, secret: totp.secret }, now(totp.secret)))).toBe('mfa_factor_not_found');
});

test('a first code ends the sessions that were open before, and their tokens at once', async () => {
  const email = await client.newAdministrator();
  const before = sessionOf(await client.signIn(email));
  const { access_token: token } = sessionOf(await client.signIn(email));
  const { id, totp } = (await client.enroll(token)).body as { id: string; totp: { secret: string } };
  expect(await readsContacts(before.access_token)).toBe(true);
  expect((await client.give(token, { id, secret: totp.secret }, now(totp.secret))).status).toBe(200);
  const ended = await clientOf(supabase, before.access_token)('GET', '/rest/v1/contacts?select=id');
  expect([ended.status, ended.body]).toMatchObject([401, { code: 'PT401' }]);
});

test.each([
  ['factor_type phone', { factor_type: 'phone', phone: '+33123456789' }, 400],
  ['factor_type webauthn', { factor_type: 'webauthn' }, 400],
  ['no JSON', 'x', 400],
  ['a number in the place of a text', { factor_type: 'totp', friendly_name: 5 }, 400],
  ['a name of 201 characters', { factor_type: 'totp', friendly_name: 'a'.repeat(201) }, 400],
])('a factor with %s is refused', async (_what, body, status) => {
  const { access_token: token } = sessionOf(await client.signIn(await client.newAdministrator()));
  expect((await clientOf(supabase, token)('POST', '/auth/v1/factors', body)).status).toBe(status);
});

test('a stranger and an ended session are told nothing', async () => {
  const { device, access_token: token } = await client.withFactor();
  await supabase.database`delete from auth.sessions where id = ${String(claimsOf(token)['session_id'])}`;
  for (const who of [clientOf(supabase), clientOf(supabase, token)])
    for (const [method, path] of [
      ['POST', '/auth/v1/factors'],
      ['POST', `/auth/v1/factors/${device.id}/challenge`],
      ['POST', `/auth/v1/factors/${device.id}/verify`],
      ['DELETE', `/auth/v1/factors/${device.id}`],
    ] as const)
      expect((await who(method, path, method === 'POST' ? {} : undefined)).status, path).toBe(403);
});
