// @module-tag spec-2-4-1
// @module-tag exhaustive
import { hash } from 'bcryptjs';
import { expect, test } from 'vitest';
import { ensureAdministrator } from '../src/administrators';
import { createSignInLimits } from '../src/sign-in-limits';
import { clientOf, type Answer } from '../../../server/tests/api-client';
import { claimsOf } from '../../../supabase/tests/roles/forged-token';
import { useTestSupabase } from '../../../server/tests/test-supabase';

const PASSWORD = 'une phrase pour entrer';

const supabase = useTestSupabase();

let accounts = 0;
/** Creates an account for one test, because the limits count attempts by account. */
async function newAccount(): Promise<string> {
  accounts += 1;
  const email = `compte-${accounts}@example.fr`;
  await ensureAdministrator(supabase.database, email, PASSWORD);
  return email;
}

/** Tries to sign in from an unused address. */
const signIn = (email: string, password: string, cookie = ''): Promise<Answer> =>
  clientOf(supabase)('POST', '/auth/v1/token?grant_type=password', { email, password }, { cookie });

interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
}
const sessionOf = ({ body }: Answer): Session => body as Session;
const refresh = async ({ refresh_token }: Session): Promise<number> =>
  (await clientOf(supabase)('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token })).status;

test.each([true, false])(
  'guesses from many addresses lock an account for new devices only: it exists: %s',
  async (exists) => {
    const email = exists ? await newAccount() : 'personne@example.fr';
    const device = exists ? ((await signIn(email, PASSWORD)).headers.get('set-cookie')?.split(';', 1)[0] ?? '') : '';
    const spellings = Array.from({ length: 32 }, (_, index) => (index % 2 === 0 ? email : email.toUpperCase()));
    const guesses = await Promise.all(spellings.map((spelling) => signIn(spelling, 'une devinette')));
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(30);
    expect((await signIn(email, PASSWORD)).status).toBe(429);
    expect((await signIn(await newAccount(), PASSWORD)).status).toBe(200);
    if (!exists) return;
    expect((await signIn(email, PASSWORD, device)).status).toBe(200);
    expect((await signIn(email, PASSWORD, `${device.slice(0, -6)}AAAAA%3D`)).status).toBe(429);
  },
);

test('thousands of attempts on other accounts keep nobody out', async () => {
  const { begin } = createSignInLimits();
  for (let index = 0; index < 5000; index += 1)
    await begin({ account: `personne-${index}`, address: `192.0.2.${index}`, device: undefined });
  expect(await begin({ account: 'camille@example.fr', address: '198.51.100.1', device: undefined })).toBe(true);
});

test('a known device has ten guesses, and is known for one account alone', async () => {
  const [email, other] = [await newAccount(), await newAccount()];
  const set = (await signIn(email, PASSWORD)).headers.get('set-cookie') ?? '';
  expect(set).toMatch(/; Max-Age=15552000; Path=\/auth\/v1; HttpOnly; SameSite=Strict$/);
  const [device = ''] = set.split(';', 1);
  for (let guess = 0; guess < 10; guess += 1) expect((await signIn(email, 'une devinette', device)).status).toBe(400);
  expect((await signIn(email, PASSWORD, device)).status).toBe(429);
  expect((await signIn(other, PASSWORD, device)).headers.get('set-cookie')).not.toContain(device.split('=', 1)[0]);
});

/** Returns how long the server takes to refuse a wrong password, in milliseconds. */
async function timed(email: string): Promise<number> {
  const begun = performance.now();
  await signIn(email, 'une devinette');
  return performance.now() - begun;
}

test('an account that does not exist takes as long to refuse as one that does', async () => {
  const email = await newAccount();
  const times: { known: number; unknown: number }[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1)
    times.push({ known: await timed(email), unknown: await timed('inconnue@example.fr') });
  const known = Math.min(...times.map((time) => time.known));
  const unknown = Math.min(...times.map((time) => time.unknown));
  expect(unknown / known).toBeGreaterThan(0.5);
  expect(unknown / known).toBeLessThan(2);
});

test('PostgreSQL hashes passwords outside of the event loop; former hashes stay valid', async () => {
  const email = await newAccount();
  const hashed = await hash('une phrase plus ancienne', 10);
  expect(hashed).toMatch(/^\$2b\$/);
  await supabase.database`update auth.users set encrypted_password = ${hashed} where email = ${email}`;
  const signedIn = await signIn(email, 'une phrase plus ancienne');
  expect(signedIn.status).toBe(200);
  const change = { password: PASSWORD, current_password: 'une phrase plus ancienne' };
  const session = clientOf(supabase, sessionOf(signedIn).access_token);
  expect((await session('PUT', '/auth/v1/user', change)).status).toBe(200);
  const [user] = await supabase.database<{ hash: string }[]>`
    select encrypted_password as hash from auth.users where email = ${email}`;
  // PostgreSQL hashed it: its hashes begin with $2a$, the library's with $2b$.
  expect(user?.hash).toMatch(/^\$2a\$10\$/);
  expect((await signIn(email, PASSWORD)).status).toBe(200);
});

test('a new password needs the present one, and ends the account’s other sessions', async () => {
  const email = await newAccount();
  const [own, other] = [sessionOf(await signIn(email, PASSWORD)), sessionOf(await signIn(email, PASSWORD))];
  const otherAccount = sessionOf(await signIn(await newAccount(), PASSWORD));
  const change = (body: object) => clientOf(supabase, own.access_token)('PUT', '/auth/v1/user', body);
  const password = 'une toute nouvelle phrase';
  const errorOf = async (body: object) => ((await change(body)).body as { error_code?: string }).error_code;
  expect(await errorOf({ password })).toBe('current_password_required');
  expect(await errorOf({ password, current_password: 'une devinette' })).toBe('current_password_mismatch');
  expect(await errorOf({ email: 'ailleurs@example.fr' })).toBe('current_password_required');
  expect((await change({ data: { name: 'Camille' } })).status).toBe(200);
  expect((await change({ password, current_password: PASSWORD })).status).toBe(200);
  expect([await refresh(other), await refresh(own), await refresh(otherAccount)]).toEqual([400, 200, 200]);
});

test('the present password cannot be guessed with a session', async () => {
  const { access_token } = sessionOf(await signIn(await newAccount(), PASSWORD));
  const guess = { password: 'une toute nouvelle phrase', current_password: 'une devinette' };
  const statuses: number[] = [];
  for (let index = 0; index < 11; index += 1)
    statuses.push((await clientOf(supabase, access_token)('PUT', '/auth/v1/user', guess)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
});

test('a sign-in during a change of the password opens no session with the former one', async () => {
  for (let round = 0; round < 5; round += 1) {
    const email = await newAccount();
    const { access_token: owner } = sessionOf(await signIn(email, PASSWORD));
    const change = { password: `une phrase neuve ${round}`, current_password: PASSWORD };
    const [changed, ...others] = await Promise.all([
      clientOf(supabase, owner)('PUT', '/auth/v1/user', change),
      ...Array.from({ length: 6 }, () => signIn(email, PASSWORD)),
    ]);
    expect(changed.status).toBe(200);
    for (const { status } of others) expect([200, 400]).toContain(status);
    const left = await supabase.database`
      select session.id from auth.sessions as session join auth.users as known on known.id = session.user_id
      where known.email = ${email} and session.id::text <> ${String(claimsOf(owner)['session_id'])}`;
    expect(left).toEqual([]);
  }
});

test('a changed password forgets devices of the former one, except the one that changed it', async () => {
  const email = await newAccount();
  const first = await signIn(email, PASSWORD);
  const [stolen = ''] = (first.headers.get('set-cookie') ?? '').split(';', 1);
  const change = { password: 'une phrase neuve', current_password: PASSWORD };
  const changed = await clientOf(supabase, sessionOf(first).access_token)('PUT', '/auth/v1/user', change);
  const [own = ''] = (changed.headers.get('set-cookie') ?? '').split(';', 1);
  await Promise.all(Array.from({ length: 30 }, () => signIn(email, 'une devinette')));
  expect((await signIn(email, 'une phrase neuve', stolen)).status).toBe(429);
  expect((await signIn(email, 'une phrase neuve', own)).status).toBe(200);
});

test('a session that ends while it is renewed is gone, and nothing fails', async () => {
  for (let round = 0; round < 10; round += 1) {
    const email = await newAccount();
    const [kept, renewed] = [sessionOf(await signIn(email, PASSWORD)), sessionOf(await signIn(email, PASSWORD))];
    const [status, ended] = await Promise.all([
      refresh(renewed),
      clientOf(supabase, kept.access_token)('POST', '/auth/v1/logout?scope=others', {}),
    ]);
    expect([status, ended.status]).toEqual([expect.toBeOneOf([200, 400]), 204]);
    expect(await refresh(renewed)).toBe(400);
  }
});

test('tabs that renew a session at once get the same session, and a late one does not end it', async () => {
  const { refresh_token } = sessionOf(await signIn(await newAccount(), PASSWORD));
  const renew = () => clientOf(supabase)('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token });
  const answers = [...(await Promise.all([renew(), renew(), renew()])), await renew()].map(sessionOf);
  expect(new Set(answers.map((answer) => answer.refresh_token))).toEqual(new Set([expect.any(String)]));
  expect(await Promise.all(answers.map(refresh))).toEqual([200, 200, 200, 200]);
});

test('a password of more than 72 bytes is refused instead of cut', async () => {
  const email = await newAccount();
  const client = clientOf(supabase, sessionOf(await signIn(email, PASSWORD)).access_token);
  const change = (password: string) => client('PUT', '/auth/v1/user', { password, current_password: PASSWORD });
  expect((await change(`${'é'.repeat(36)}a`)).body).toMatchObject({ error_code: 'validation_failed' });
  expect((await change('é'.repeat(36))).status).toBe(200);
});

test.each([
  ['POST', 'token?grant_type=password', { email: 5, password: 'x' }],
  ['POST', 'token?grant_type=password', { email: 'a\0@example.fr', password: 'x' }],
  ['POST', 'token?grant_type=password', { email: 'a@example.fr', password: ['x'] }],
  ['POST', 'token?grant_type=password', 'null'],
  ['POST', 'token?grant_type=password', '[]'],
  ['POST', 'token?grant_type=refresh_token', { refresh_token: {} }],
  ['POST', 'recover', { email: {} }],
  ['POST', 'recover?redirect_to=http://127.0.0.1/%0d%0aX', { email: 'a@example.fr' }],
  ['POST', 'verify', { type: 'recovery', token_hash: 5 }],
  ['PUT', 'user', { password: 5 }],
  ['PUT', 'user', { data: { note: 'a\0' } }],
  ['PUT', 'user', { email: `${'a'.repeat(320)}@example.fr` }],
  ['POST', 'recover', { email: `${'a'.repeat(9000)}@example.fr` }],
  ['PUT', 'user', { password: null }],
  ['PUT', 'user', { email: null }],
  ['PUT', 'user', '{"password":"une phrase neuve","password":null}'],
] as const)(
  '%s /auth/v1/%s with what it cannot read is a bad request: %j',
  { tags: 'spec-10-3' },
  async (method, path, body) => {
    const { access_token } = sessionOf(await signIn(await newAccount(), PASSWORD));
    expect((await clientOf(supabase, access_token)(method, `/auth/v1/${path}`, body)).status).toBe(400);
  },
);
