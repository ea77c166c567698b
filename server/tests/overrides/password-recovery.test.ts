import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { clientOf, type Answer } from '../api-client';
import { captureOutput } from '../captured-output';
import type { TestSupabase } from '../served-supabase';
import { startTestSupabase } from '../test-supabase';

let supabase: TestSupabase;
beforeAll(async () => {
  supabase = await startTestSupabase();
  await supabase.signIn('administrator');
});
afterAll(() => supabase.stop());

const email = 'administrator@example.fr';

/** Requests a password reset; returns what the server printed. */
async function ask(address: string): Promise<string> {
  const output = captureOutput();
  try {
    expect((await clientOf(supabase)('POST', '/auth/v1/recover', { email: address })).status).toBe(200);
    return output.text();
  } finally {
    output.stop();
  }
}

const hashIn = (printed: string): string => /set-password#token_hash=([^&\s]+)&type=recovery/.exec(printed)?.[1] ?? '';
const verify = (hash: string): Promise<Answer> =>
  clientOf(supabase)('POST', '/auth/v1/verify', { token_hash: hash, type: 'recovery' });
const token = (grant: string, body: object): Promise<Answer> =>
  clientOf(supabase)('POST', `/auth/v1/token?grant_type=${grant}`, body);
const signIn = async (password: string): Promise<number> => (await token('password', { email, password })).status;

test('for an account that exists the link is printed, for any other nothing is (§2.4.1)', async () => {
  expect(await ask(email)).toMatch(/http:\/\/127\.0\.0\.1\/admin\/set-password#token_hash=\S+&type=recovery/);
  expect(await ask('personne@example.fr')).toBe('');
});

test('the link serves once: it opens a session that changes the password and ends the others (§2.4.1)', async () => {
  const former = await token('password', { email, password: 'correct horse battery staple' });
  const hash = hashIn(await ask(email));
  const opened = await verify(hash);
  expect(opened.status).toBe(200);
  const session = clientOf(supabase, (opened.body as { access_token: string }).access_token);
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

test('the session of a link chooses a password for a quarter of an hour (§2.4.1)', async () => {
  const { body } = await verify(hashIn(await ask(email)));
  const session = clientOf(supabase, (body as { access_token: string }).access_token);
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

test('a link that is an hour old opens nothing (§2.4.1)', async () => {
  const hash = hashIn(await ask(email));
  await supabase.database`update auth.users set recovery_sent_at = now() - interval '61 minutes' where email = ${email}`;
  expect((await verify(hash)).status).toBe(403);
});
