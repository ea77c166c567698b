// @module-tag spec-2-4-1
// @module-tag exhaustive
import { beforeAll, expect, test } from 'vitest';
import { codeAt } from '../../../packages/embedded-supabase/src/totp';
import { clientOf, codeOf, rowsOf, saveSettings } from '../../../server/tests/api-client';
import { claimsOf } from '../roles/forged-token';
import { secondFactorClient, sessionOf, type Device } from '../../../server/tests/second-factor-client';
import { useTestSupabase } from '../../../server/tests/test-supabase';

const supabase = useTestSupabase();
let client: ReturnType<typeof secondFactorClient>;
beforeAll(() => void (client = secondFactorClient(supabase)));

const call = (token: string, name: string, body: object = {}) =>
  clientOf(supabase, token)('POST', `/rest/v1/rpc/${name}`, body);
const use = async (token: string, code: string) => (await call(token, 'use_recovery_code', { code })).body;
const administers = async (token: string): Promise<boolean> =>
  rowsOf(await clientOf(supabase, token)('GET', '/rest/v1/admins?select=user_id')).length > 0;

/** Creates an administrator with a telephone and ten codes, who has lost the telephone and given the password. */
async function withCodes() {
  const owner = await client.withFactor();
  const codes = (await call(owner.access_token, 'new_recovery_codes')).body as string[];
  const { access_token: token } = sessionOf(await client.signIn(owner.email));
  return { ...owner, codes, token };
}

test('ten codes that differ, of which digests alone are kept', async () => {
  const { codes } = await withCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{10}$/);
  const stored = await supabase.database<{ digest: string }[]>`select digest from private.recovery_codes`;
  expect(stored.map(({ digest }) => digest).every((digest) => digest.startsWith('$2a$08$'))).toBe(true);
  expect(codes.some((code) => JSON.stringify(stored).includes(code))).toBe(false);
});

test('a code removes the second factor once, opens the account, and sends an e-mail', async () => {
  const { email, codes, token, access_token: elsewhere } = await withCodes();
  const [code = '', other = ''] = codes;
  expect(await administers(token)).toBe(false);
  expect(await use(token, ` ${code.slice(0, 5).toUpperCase()}-${code.slice(5)} `)).toBe(true);
  expect(await administers(token)).toBe(true);
  expect((await clientOf(supabase, elsewhere)('GET', '/rest/v1/admins?select=user_id')).status).toBe(401);
  const mails = await supabase.database`
    select data from public.outbox where kind = 'second_factor' and recipient = ${email} and data ->> 'event' = 'recovery_code'`;
  expect(mails).toHaveLength(1);
  // After the person adds a telephone again, the used code stays invalid, and the others stay valid.
  const { id, totp } = (await client.enroll(token, 'nouveau')).body as { id: string; totp: { secret: string } };
  const device: Device = { id, secret: totp.secret };
  expect((await client.give(token, device, codeAt(totp.secret, Date.now()))).status).toBe(200);
  const { access_token: later } = sessionOf(await client.signIn(email));
  expect(await use(later, code)).toBe(false);
  expect(await administers(later)).toBe(false);
  expect(await use(later, other)).toBe(true);
});

test('of two uses of one code at the same time one counts', async () => {
  const { codes, token } = await withCodes();
  const both = await Promise.all([use(token, codes[0] ?? ''), use(token, codes[0] ?? '')]);
  expect(both.filter((used) => used === true)).toHaveLength(1);
});

test('wrong codes and those of others are refused; after ten tries the right one too', async () => {
  const [mine, theirs] = [await withCodes(), await withCodes()];
  const wrong = [theirs.codes[0] ?? '', '', '%', '0000000000', 'x'.repeat(2000)];
  for (let tries = 0; tries < 10; tries += 1) expect(await use(mine.token, wrong[tries % 5] ?? '')).toBe(false);
  const refused = await call(mine.token, 'use_recovery_code', { code: mine.codes[0] });
  expect([refused.status, codeOf(refused)]).toEqual([429, 'PT429']);
  expect(await administers(mine.token)).toBe(false);
  expect(await use(theirs.token, theirs.codes[0] ?? '')).toBe(true);
  await supabase.database`update private.recovery_attempts set attempted_at = attempted_at - interval '1 hour'`;
  expect(await use(mine.token, mine.codes[0] ?? '')).toBe(true);
});

test('new codes replace the former ones, and require a recent code of the telephone', async () => {
  const { access_token: confirmed, codes, token } = await withCodes();
  expect(codeOf(await call(token, 'new_recovery_codes'))).toBe('42501');
  expect((await call(confirmed, 'new_recovery_codes')).status).toBe(200);
  expect(await use(token, codes[0] ?? '')).toBe(false);
  const own = await withCodes();
  await supabase.database`update auth.mfa_amr_claims set updated_at = now() - interval '16 minutes'`;
  const { refresh_token } = own;
  const renewed = await clientOf(supabase)('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token });
  expect(codeOf(await call(sessionOf(renewed).access_token, 'new_recovery_codes'))).toBe('42501');
});

test('an administrator resets the second factor of another, who is told, and not their own', async () => {
  const [owner, person] = [await client.withFactor(), await withCodes()];
  const [mine, theirs] = [claimsOf(owner.access_token)['sub'], claimsOf(person.token)['sub']];
  expect((await call(owner.access_token, 'second_factors')).body).toEqual(expect.arrayContaining([mine, theirs]));
  expect(codeOf(await call(owner.access_token, 'reset_second_factor', { id: mine }))).toBe('42501');
  expect(codeOf(await call(person.token, 'reset_second_factor', { id: mine }))).toBe('42501');
  expect((await call(owner.access_token, 'reset_second_factor', { id: theirs })).status).toBe(204);
  expect((await clientOf(supabase, person.access_token)('GET', '/rest/v1/admins?select=user_id')).status).toBe(401);
  const { access_token: next } = sessionOf(await client.signIn(person.email));
  expect(await administers(next)).toBe(true);
  const [state] = rowsOf(await clientOf(supabase, next)('GET', '/rest/v1/rpc/second_factor_state'));
  expect(state).toMatchObject({ administers: true, has_factor: false, recovery_codes: 0 });
  const mails = await supabase.database`
    select from public.outbox where kind = 'second_factor' and recipient = ${person.email} and data ->> 'event' = 'reset'`;
  expect(mails).toHaveLength(1);
});

const requireOf = (who: string, roles: string) =>
  saveSettings(clientOf(supabase, who), { second_factor_required: roles });

test('a role that must have a second factor has no rights without one', { tags: 'spec-2-4-7' }, async () => {
  const [owner, email] = [await client.withFactor(), await client.newAdministrator()];
  const { access_token: token } = sessionOf(await client.signIn(email));
  await supabase.database`delete from public.site_settings`;
  expect(codeOf(await requireOf(token, 'owner'))).toBe('PT412');
  expect(await administers(token)).toBe(true);
  expect((await requireOf(owner.access_token, 'editor')).status).toBe(200);
  expect([await administers(token), await administers(owner.access_token)]).toEqual([true, true]);
  expect((await requireOf(owner.access_token, 'owner editor')).status).toBe(200);
  expect([await administers(token), await administers(owner.access_token)]).toEqual([false, true]);
  const [state] = rowsOf(await clientOf(supabase, token)('GET', '/rest/v1/rpc/second_factor_state'));
  expect(state).toMatchObject({ administers: true, has_factor: false, is_required: true });
  const { id, totp } = (await client.enroll(token)).body as { id: string; totp: { secret: string } };
  const given = await client.give(token, { id, secret: totp.secret }, codeAt(totp.secret, Date.now()));
  expect(await administers(sessionOf(given).access_token)).toBe(true);
  await supabase.database`delete from public.site_settings`;
});

test('one sees one’s own sessions, and ends one of them at once', async () => {
  const email = await client.newAdministrator();
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)';
  const own = sessionOf(await client.signIn(email)).access_token;
  const other = sessionOf(await client.signIn(email, { 'user-agent': agent })).access_token;
  const foreign = await client.withFactor();
  const sessions = rowsOf<{ id: string; user_agent: string; is_current: boolean }>(
    await clientOf(supabase, own)('GET', '/rest/v1/rpc/session_list'),
  );
  expect(sessions.map(({ is_current }) => is_current)).toEqual(expect.arrayContaining([true, false]));
  expect(sessions).toHaveLength(2);
  expect(sessions.find(({ is_current }) => !is_current)).toMatchObject({ user_agent: agent });
  await call(own, 'end_session', { id: claimsOf(foreign.access_token)['session_id'] });
  expect(await administers(foreign.access_token)).toBe(true);
  expect((await call(own, 'end_session', { id: claimsOf(other)['session_id'] })).status).toBe(204);
  expect((await clientOf(supabase, other)('GET', '/rest/v1/admins?select=user_id')).status).toBe(401);
  expect(await administers(own)).toBe(true);
});

test('a session that removed its second factor has no proof of it, even with a renewed token', async () => {
  const { codes, access_token: token, refresh_token } = await withCodes();
  expect(await administers(token)).toBe(true);
  expect(await use(token, codes[0] ?? '')).toBe(true);
  await supabase.database`
    insert into public.site_settings (key, value) values ('second_factor_required', 'owner')
    on conflict (key) do update set value = 'owner'`;
  expect(await administers(token)).toBe(false);
  const { access_token: renewed } = sessionOf(
    await clientOf(supabase)('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token }),
  );
  expect(claimsOf(renewed)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
  expect(await administers(renewed)).toBe(false);
  await supabase.database`update public.site_settings set value = '' where key = 'second_factor_required'`;
});
