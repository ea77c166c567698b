// @module-tag spec-10-10
import { GoTrueClient } from '@supabase/supabase-js';
import { outboxClient } from '@agency-site/mail/outbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountsOf, createHostedAdministrator } from '../../src/app/hosted-administrator';
import { codeOf } from '../api-client';
import { png } from '../pictures';
import { openProject, type Project } from './project';

let project: Project;
beforeAll(async () => {
  project = await openProject();
});
afterAll(() => project.close());

/** The part of supabase-js that signs people in, as the back-office uses it: each person has a separate session. */
const browser = (): GoTrueClient =>
  new GoTrueClient({
    url: `${project.url}/auth/v1`,
    headers: { apikey: project.publishableKey },
    storageKey: crypto.randomUUID(),
    persistSession: false,
    autoRefreshToken: false,
  });

describe('accounts', () => {
  test('a wrong password is refused, the right one opens a session that is prolonged and ended', async () => {
    const auth = browser();
    const wrong = await auth.signInWithPassword({ ...project.account, password: 'not this one' });
    expect(wrong.error?.code).toBe('invalid_credentials');
    const { data } = await auth.signInWithPassword(project.account);
    expect(data.user?.email).toBe(project.account.email);
    expect((await auth.refreshSession()).data.session?.access_token).toBeTruthy();
    expect((await auth.signOut({ scope: 'local' })).error).toBeNull();
  });

  test('nobody makes an account with the public key', async () => {
    const account = { email: `${project.mark}-inconnu@example.com`, password: project.account.password };
    expect((await project.stranger('POST', '/auth/v1/signup', account)).status).toBeGreaterThanOrEqual(400);
    expect((await browser().signInWithPassword(account)).error?.code).toBe('invalid_credentials');
  });

  test('a link about a forgotten password serves once, sets a new password and ends other sessions', async () => {
    // An account of its own, so that the sessions that end are not those of other tests.
    const account = { email: `${project.mark}-oubli@example.com`, password: project.account.password };
    await accountsOf(project).createUser({ ...account, email_confirm: true });
    const { email } = account;
    const address = 'https://example.com/admin/set-password';
    const unknown = await browser().resetPasswordForEmail(`personne-${email}`, { redirectTo: address });
    expect(unknown.error).toBeNull();

    const other = browser();
    await other.signInWithPassword(account);
    const link = await accountsOf(project).generateLink({ type: 'recovery', email, options: { redirectTo: address } });
    const token_hash = link.data.properties?.hashed_token ?? '';
    const auth = browser();
    expect((await auth.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull();
    expect((await auth.updateUser({ password: 'court' })).error?.code).toBe('weak_password');
    const password = `${account.password} bis`;
    expect((await auth.updateUser({ password })).error).toBeNull();
    expect((await auth.signOut({ scope: 'others' })).error).toBeNull();
    expect((await other.refreshSession()).error).not.toBeNull();
    expect((await browser().verifyOtp({ token_hash, type: 'recovery' })).error?.code).toBe('otp_expired');
    expect((await browser().signInWithPassword({ email, password })).error).toBeNull();
  });

  test('the secret key creates an administrator once or admits an account; other keys do neither', async () => {
    const { email } = project.account;
    expect(await createHostedAdministrator(project, email, 'another password')).toBe('known');
    for (const [confirmed, password] of [
      [true, 'their own password'],
      // The creator of the account may not be able to read e-mails at its address.
      [false, 'another password'],
    ] as const) {
      const colleague = `${project.mark}-${confirmed}@example.com`;
      await accountsOf(project).createUser({
        email: colleague,
        password: 'their own password',
        email_confirm: confirmed,
      });
      expect(await createHostedAdministrator(project, colleague, 'another password')).toBe('let in');
      expect((await browser().signInWithPassword({ email: colleague, password })).error).toBeNull();
    }
    for (const secretKey of [project.publishableKey, 'sb_secret_wrong'])
      await expect(createHostedAdministrator({ ...project, secretKey }, email, 'p')).rejects.toThrow(
        `SUPABASE_SECRET_KEY is not a secret key of ${project.url}`,
      );
  });
});

test('the secret key claims and settles rows of the outbox, and reads only the allow-list', async () => {
  const { url: supabaseUrl, secretKey } = project;
  const outbox = outboxClient({ supabaseUrl, secretKey }, { smtp_server: null, mail_from: null });
  // The claim names no channel, so that the test does not take waiting rows of a real project.
  expect(await outbox.claim([])).toBeUndefined();
  const none = { id: crypto.randomUUID(), tries: 1, created_at: '', data: {}, secret: null } as const;
  await outbox.settle({ ...none, channel: 'mail', kind: 'essai', recipient: 'e@example.com' }, { outcome: 'sent' });
  const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
  const read = (table: string) => project.stranger('GET', `/rest/v1/${table}?select=*&limit=1`, undefined, headers);
  expect((await read('admins')).status).toBe(200);
  expect(codeOf(await read('contacts'))).toBe('42501');
});

test('administrators add a picture once, list and delete it; everybody reads it for a year', async () => {
  const { administrator, stranger, mark } = project;
  const address = `/storage/v1/object/media/${mark}.png`;
  const picture = { 'content-type': 'image/png', 'cache-control': 'max-age=31536000' };
  const bytes = new Blob([new Uint8Array(png(4, 4))]);
  const upload = async (call: Project['stranger']) => {
    const { status, body } = await call('POST', address, bytes, picture);
    // Hosted storage answers 400 to each error, with the status in the body.
    return status < 400 ? status : Number((body as { statusCode: string }).statusCode);
  };
  expect([400, 401, 403]).toContain(await upload(stranger));
  expect(await upload(administrator)).toBe(200);
  expect(await upload(administrator)).toBe(409);
  const shown = await fetch(`${project.url}/storage/v1/object/public/media/${mark}.png`);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(shown.headers.get('cache-control')).toContain('max-age=31536000');
  expect((await administrator('GET', `/rest/v1/rpc/media_library?words=${mark}`)).body).toMatchObject([
    { name: `${mark}.png`, size: bytes.size, uses: [] },
  ]);
  const gone = await administrator('DELETE', '/storage/v1/object/media', { prefixes: [`${mark}.png`] });
  expect(gone.body).toMatchObject([{ name: `${mark}.png` }]);
  expect((await administrator('GET', `/rest/v1/rpc/media_library?words=${mark}`)).body).toEqual([]);
});
