// @module-tag spec-2-4-1
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { ensureAdministrator } from '../src/administrators';
import { clientOf, type Answer, type Call } from '../../../server/tests/api-client';
import { captureOutput } from '../../process/tests/captured-output';
import { useTestSupabase } from '../../../server/tests/test-supabase';

const supabase = useTestSupabase();
beforeAll(async () => {
  await supabase.signIn('administrator');
});

/** Requests a password reset for each address; returns the server's output up to the link for the last one. */
async function ask(...addresses: string[]): Promise<string> {
  const output = captureOutput();
  try {
    for (const address of addresses)
      expect((await clientOf(supabase)('POST', '/auth/v1/recover', { email: address })).status).toBe(200);
    // The server creates the link after its answer.
    await expect.poll(() => output.text()).toContain('&type=recovery');
    return output.text();
  } finally {
    output.stop();
  }
}

/** Creates an account for which no other test requests a link, because an account may get three an hour. */
async function newAccount(): Promise<string> {
  const email = `${randomUUID()}@example.fr`;
  await ensureAdministrator(supabase.database, email, 'correct horse battery staple', 4);
  return email;
}

const hashIn = (printed: string): string => /set-password#token_hash=([^&\s]+)&type=recovery/.exec(printed)?.[1] ?? '';
const verify = (hash: string, type = 'recovery'): Promise<Answer> =>
  clientOf(supabase)('POST', '/auth/v1/verify', { token_hash: hash, type });
const token = (grant: string, body: object): Promise<Answer> =>
  clientOf(supabase)('POST', `/auth/v1/token?grant_type=${grant}`, body);
/** Returns the session of a link. */
const openedBy = async (hash: string): Promise<Call> =>
  clientOf(supabase, ((await verify(hash)).body as { access_token: string }).access_token);

/** Returns the e-mails with a link to an account. */
const recoveriesOf = (address: string) => supabase.database`
  select from public.outbox where kind = 'password_reset' and recipient = ${address}`;

test('for an account that exists a link is printed, for any other nothing is', async () => {
  const printed = await ask('personne@example.fr', await newAccount());
  expect(printed).toMatch(/http:\/\/127\.0\.0\.1\/admin\/set-password#token_hash=[0-9a-f]{64}&type=recovery/);
  expect(printed.match(/&type=recovery/g)).toHaveLength(1);
});

test('the answer does not wait for the account to be looked up', async () => {
  const { database } = supabase;
  await database.begin(async (transaction) => {
    await transaction`lock table auth.users in access exclusive mode`;
    for (const address of ['administrator@example.fr', 'personne@example.fr'])
      expect((await clientOf(supabase)('POST', '/auth/v1/recover', { email: address })).status).toBe(200);
  });
});

test('hundreds who ask for links keep nobody from one, and an account has three in an hour', async () => {
  const email = await newAccount();
  const strangers = Array.from({ length: 200 }, (_, index) => `personne-${index}@example.fr`);
  expect((await ask(...strangers, email)).match(/&type=recovery/g)).toHaveLength(1);
  const other = await newAccount();
  const links = await ask(email, email, email.toUpperCase(), email, other);
  await expect.poll(async () => (await recoveriesOf(other)).length).toBe(1);
  expect(links).toContain('&type=recovery');
  expect(await recoveriesOf(email)).toHaveLength(3);
});

test('a link serves its own type only, and another type leaves it as it is', async () => {
  const hash = hashIn(await ask(await newAccount()));
  for (const type of ['magiclink', 'signup', 'invite', 'email', 'email_change', ''])
    expect((await verify(hash, type)).status, type).toBe(400);
  const query = `token=${hash}&type=recovery&redirect_to=http://127.0.0.1/admin/set-password`;
  expect((await clientOf(supabase)('GET', `/auth/v1/verify?${query}`)).status).toBe(404);
  expect((await verify(hash)).status).toBe(200);
});

test('of four changes at the same time one succeeds', async () => {
  const session = await openedBy(hashIn(await ask(await newAccount())));
  const changes = await Promise.all(
    [1, 2, 3, 4].map((number) => session('PUT', '/auth/v1/user', { password: `une toute nouvelle phrase ${number}` })),
  );
  expect(changes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
});

test('the link serves once: it opens a session that changes the password and ends the others', async () => {
  const email = await newAccount();
  const signIn = async (password: string) => (await token('password', { email, password })).status;
  const former = await token('password', { email, password: 'correct horse battery staple' });
  const hash = hashIn(await ask(email));
  const session = await openedBy(hash);
  const weak = await session('PUT', '/auth/v1/user', { password: 'court' });
  expect([weak.status, (weak.body as { error_code?: string }).error_code]).toEqual([422, 'weak_password']);
  expect((await session('PUT', '/auth/v1/user', { password: 'une toute nouvelle phrase' })).status).toBe(200);
  const again = await session('PUT', '/auth/v1/user', { password: 'encore une autre phrase' });
  expect(again).toMatchObject({ status: 400, body: { error_code: 'current_password_required' } });
  expect(await signIn('correct horse battery staple')).toBe(400);
  expect(await signIn('une toute nouvelle phrase')).toBe(200);
  expect((await verify(hash)).status).toBe(403);
  expect((await session('POST', '/auth/v1/logout?scope=others')).status).toBe(204);
  const { refresh_token } = former.body as { refresh_token: string };
  expect((await token('refresh_token', { refresh_token })).status).toBe(400);
});

test('the session of a link chooses a password for a quarter of an hour', async () => {
  const session = await openedBy(hashIn(await ask(await newAccount())));
  const begun = performance.now();
  const clock = vi.spyOn(performance, 'now');
  onTestFinished(() => clock.mockRestore());
  const chooseAfter = (minutes: number): Promise<Answer> => {
    clock.mockReturnValue(begun + minutes * 60_000);
    return session('PUT', '/auth/v1/user', { password: 'court' });
  };
  expect((await chooseAfter(14)).body).toMatchObject({ error_code: 'weak_password' });
  expect((await chooseAfter(16)).body).toMatchObject({ error_code: 'current_password_required' });
});

test('a link that is an hour old opens nothing', async () => {
  const email = await newAccount();
  const hash = hashIn(await ask(email));
  await supabase.database`update auth.users set recovery_sent_at = now() - interval '61 minutes' where email = ${email}`;
  expect((await verify(hash)).status).toBe(403);
});
