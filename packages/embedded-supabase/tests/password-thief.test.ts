import { beforeAll, expect, test } from 'vitest';
import { codeAt } from '../src/totp';
import { clientOf, freshAddress, rowsOf } from '../../../server/tests/api-client';
import { claimsOf } from '../../../supabase/tests/roles/forged-token';
import {
  type Device,
  errorOf,
  PASSWORD,
  secondFactorClient,
  sessionOf,
} from '../../../server/tests/second-factor-client';
import { useTestSupabase } from '../../../server/tests/test-supabase';

const supabase = useTestSupabase();
let client: ReturnType<typeof secondFactorClient>;
beforeAll(() => void (client = secondFactorClient(supabase)));

const now = (secret: string): string => codeAt(secret, Date.now());
const readsContacts = async (token: string): Promise<boolean> =>
  rowsOf(await clientOf(supabase, token)('GET', '/rest/v1/contacts?select=id')).length > 0;
const end = (token: string, path: string, body: object = {}) =>
  clientOf(supabase, token)('POST', `/auth/v1/logout${path}`, body);

/** Both the owner and the thief are signed in with the password; the owner has a factor and has not given its first code yet. */
const scene = async () => {
  const email = await client.newAdministrator();
  const owner = sessionOf(await client.signIn(email)).access_token;
  const thief = sessionOf(await client.signIn(email)).access_token;
  const { id, totp } = (await client.enroll(owner, 'Téléphone')).body as { id: string; totp: { secret: string } };
  return { email, owner, thief, device: { id, secret: totp.secret } };
};
/** Prepares the first code; returns a function that sends it, which is the last request. */
const readyToVerify = async (owner: string, device: Device) => {
  const challenge_id = await client.challenge(owner, device);
  return () =>
    clientOf(supabase, owner)('POST', `/auth/v1/factors/${device.id}/verify`, {
      challenge_id,
      code: now(device.secret),
    });
};
const factorsOf = (email: string) => supabase.database`
  select factor.id from auth.mfa_factors as factor join auth.users as known on known.id = factor.user_id
  where known.email = ${email}`;

test('a password thief begins no factor that survives the first code, whichever comes first', async () => {
  for (let round = 0; round < 9; round += 1) {
    const { email, owner, thief, device } = await scene();
    const verify = await readyToVerify(owner, device);
    const enroll = () => client.enroll(thief, 'Le mien');
    const [first, second] = round % 2 === 0 ? [verify, enroll] : [enroll, verify];
    const answers = await Promise.all([first(), second()]);
    expect(answers[round % 2]?.status).toBe(200);
    expect(await factorsOf(email)).toEqual([{ id: device.id }]);
  }
});

test('a password thief makes no factor count that the owner began, with a code seen in passing', async () => {
  const { thief, owner, device } = await scene();
  expect(errorOf(await client.give(thief, device, now(device.secret)))).toBe('mfa_factor_not_found');
  expect((await client.give(owner, device, now(device.secret))).status).toBe(200);
});

test('a password thief cannot confirm a waiting factor, however it got there', async () => {
  const { email, owner, device } = await scene();
  expect((await client.give(owner, device, now(device.secret))).status).toBe(200);
  const thief = sessionOf(await client.signIn(email)).access_token;
  const secret = 'JBSWY3DPEHPK3PXP';
  const [left] = await supabase.database<{ id: string }[]>`
    insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at, enrolled_in)
    values (gen_random_uuid(), ${String(claimsOf(thief)['sub'])}, 'Le mien', 'totp', 'unverified', ${secret}, now(), now(),
      ${String(claimsOf(thief)['session_id'])})
    returning id`;
  const waiting = { id: left?.id ?? '', secret };
  expect(errorOf(await client.give(thief, waiting, now(secret)))).toBe('insufficient_aal');
});

test('a password thief changes no password beside the first code: one comes before the other', async () => {
  for (let round = 0; round < 9; round += 1) {
    const { email, owner, thief, device } = await scene();
    const verify = await readyToVerify(owner, device);
    const change = () =>
      clientOf(supabase, thief)('PUT', '/auth/v1/user', { password: 'la mienne enfin', current_password: PASSWORD });
    const [verified, changed] = await Promise.all([verify(), change()]);
    // Before the first code only the password counts; after it, the thief's session has ended, or is refused.
    expect([`${verified.status} ${changed.status}`]).toEqual([
      expect.toBeOneOf(['200 400', '200 401', '200 403', '403 200']),
    ]);
    expect((await client.signIn(email)).status).toBe(verified.status === 200 ? 200 : 400);
  }
});

test('devices that a password thief made known before the first code give no extra attempts', async () => {
  const { email, owner, device } = await scene();
  const known = (await client.signIn(email)).headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  expect(known).toMatch(/^known-device-/);
  expect((await client.give(owner, device, now(device.secret))).status).toBe(200);
  const thief = sessionOf(await client.signIn(email)).access_token;
  const guess = (headers = {}) => client.give(thief, device, '000000', freshAddress(), headers);
  const statuses: number[] = [];
  for (let tries = 0; tries < 30; tries += 1) statuses.push((await guess()).status);
  expect(new Set(statuses)).toEqual(new Set([422]));
  expect((await guess({ cookie: known })).status).toBe(429);
});

test.each(['global', 'others'])(
  'a password thief ends no session of the owner’s: scope %s, in the address or in the body',
  async (scope) => {
    const { email, access_token: owner } = await client.withFactor();
    const thief = sessionOf(await client.signIn(email)).access_token;
    expect(errorOf(await end(thief, `?scope=${scope}`))).toBe('insufficient_aal');
    expect(errorOf(await end(thief, '', { scope }))).toBe('insufficient_aal');
    expect(await readsContacts(owner)).toBe(true);
    expect((await end(thief, '?scope=local')).status).toBe(204);
    expect((await end(owner, `?scope=${scope}`)).status).toBe(204);
  },
);
