// @module-tag spec-10-12
import { beforeEach, describe, expect, test } from 'vitest';
import { ensureAdministrator } from '../../../packages/embedded-supabase/src/administrators';
import { clientOf, codeOf, rowsOf, type Answer } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';

const self = 'administrator@example.fr';
const password = 'correct horse battery staple';

const { supabase, administrator } = useAdministrator();
beforeEach(async () => {
  await supabase.database`delete from public.outbox`;
  await supabase.database`delete from auth.users where email <> ${self}`;
});

const invite = (email: string, client = administrator, role = 'editor') =>
  client('POST', '/rest/v1/rpc/invite_administrator', { email, role });
const remove = (id: string, client = administrator) => client('POST', '/rest/v1/rpc/remove_administrator', { id });
const list = async () =>
  rowsOf<{ id: string; email: string; state: string; is_self: boolean }>(
    await administrator('GET', '/rest/v1/rpc/administrator_list?order=email'),
  );
const stateOf = async (email: string) => (await list()).find((row) => row.email === email)?.state;
const idOf = async (email: string) => (await list()).find((row) => row.email === email)?.id ?? '';
/** Returns the hash in the link of an invitation's e-mail, which the API never shows. */
const linkTo = async (recipient: string): Promise<string | undefined> => {
  const [mail] = await supabase.database<{ hash: string }[]>`
    select secret ->> 'token_hash' as hash from public.outbox where kind = 'invitation' and recipient = ${recipient}`;
  return mail?.hash;
};
const follow = async (hash = '') =>
  clientOf(supabase)('POST', '/auth/v1/verify', { token_hash: hash, type: 'recovery' });
const signIn = async (email: string) =>
  clientOf(supabase)('POST', '/auth/v1/token?grant_type=password', { email, password });
const clientIn = ({ body }: Answer) => clientOf(supabase, (body as { access_token: string }).access_token);
const grow = (email: string, age: string) => supabase.database`
  update private.invitations set created_at = created_at - ${age}::interval
  where account_id = (select id from auth.users where email = ${email})`;
const growAccountLink = (email: string, age: string) =>
  supabase.database`update auth.users set recovery_sent_at = recovery_sent_at - ${age}::interval where email = ${email}`;

describe('an invitation', () => {
  test('opens the back-office once its link is followed, and not before', async () => {
    expect((await invite(' Zoe@Example.fr ')).status).toBe(200);
    expect(await stateOf('zoe@example.fr')).toBe('invited');
    const opened = await follow(await linkTo('zoe@example.fr'));
    expect(opened.status).toBe(200);
    const zoe = clientIn(opened);
    expect((await zoe('PUT', '/auth/v1/user', { password })).status).toBe(200);
    expect(await stateOf('zoe@example.fr')).toBe('active');
    expect((await clientIn(await signIn('zoe@example.fr'))('GET', '/rest/v1/contacts?limit=1')).body).toHaveLength(1);
  });

  test('has a link that serves once, for two days', async () => {
    await invite('zoe@example.fr');
    const hash = await linkTo('zoe@example.fr');
    await growAccountLink('zoe@example.fr', '47 hours 59 minutes');
    expect((await follow(hash)).status).toBe(200);
    expect((await follow(hash)).status).toBe(403);

    await invite('paul@example.fr');
    await growAccountLink('paul@example.fr', '48 hours 1 minute');
    expect((await follow(await linkTo('paul@example.fr'))).status).toBe(403);
  });

  test('expires after two days for a password link too, and the list shows that', async () => {
    await invite('zoe@example.fr');
    await grow('zoe@example.fr', '48 hours 1 minute');
    expect(await stateOf('zoe@example.fr')).toBe('expired');
    await follow(await linkTo('zoe@example.fr'));
    expect(await stateOf('zoe@example.fr')).toBe('expired');
  });

  test('made twice has one link, the last one', async () => {
    await invite('zoe@example.fr');
    const first = await linkTo('zoe@example.fr');
    await invite('zoe@example.fr');
    expect((await follow(first)).status).toBe(403);
    expect((await follow(await linkTo('zoe@example.fr'))).status).toBe(200);
  });

  test('of an existing account gives no right to its password, until the link is followed', async () => {
    await ensureAdministrator(supabase.database, 'zoe@example.fr', password);
    await remove(await idOf('zoe@example.fr'));
    await invite('zoe@example.fr');
    const zoe = clientIn(await signIn('zoe@example.fr'));
    expect((await zoe('GET', '/rest/v1/contacts?limit=1')).body).toEqual([]);
    expect(await stateOf('zoe@example.fr')).toBe('invited');
    await follow(await linkTo('zoe@example.fr'));
    expect((await zoe('GET', '/rest/v1/contacts?limit=1')).body).toHaveLength(1);
  });

  test('ends for the environment’s administrator, and the environment’s password opens the account', async () => {
    await invite('zoe@example.fr');
    await ensureAdministrator(supabase.database, 'zoe@example.fr', password);
    expect((await list()).map(({ email, state }) => [email, state])).toEqual([
      [self, 'active'],
      ['zoe@example.fr', 'active'],
    ]);
    expect((await signIn('zoe@example.fr')).status).toBe(200);
  });

  test('is sent to one address, and never to an administrator', async () => {
    expect(codeOf(await invite('zoe'))).toBe('23514');
    expect(codeOf(await invite('Administrator@example.fr'))).toBe('23505');
  });

  test('is made 20 times an hour at most', async () => {
    const codes = [];
    for (let number = 0; number <= 20; number += 1) codes.push(codeOf(await invite(`invite${number}@example.fr`)));
    expect(codes).toEqual([...Array<undefined>(20).fill(undefined), 'PT429']);
  });

  test('does not leave when its link has stopped working', async () => {
    await invite('zoe@example.fr');
    await supabase.database.begin(async (transaction) => {
      // This disables the trigger that sets dates.
      await transaction`set local session_replication_role = replica`;
      await transaction`update public.outbox set created_at = created_at - interval '49 hours'`;
    });
    await supabase.database`select private.enqueue_due_mails()`;
    const [mail] = await supabase.database`select state, secret from public.outbox where kind = 'invitation'`;
    expect(mail).toEqual({ state: 'failed', secret: null });
  });

  test('without an answer is erased after 30 days, with the account', async () => {
    await invite('zoe@example.fr');
    await invite('paul@example.fr');
    await grow('zoe@example.fr', '30 days 1 minute');
    await supabase.database`select private.purge_expired()`;
    expect((await list()).map(({ email }) => email)).toEqual([self, 'paul@example.fr']);
    expect(await supabase.database`select from auth.users where email = 'zoe@example.fr'`).toHaveLength(0);
  });
});

describe('removing', () => {
  test('takes the rights of a session under way, and keeps the account for the history', async () => {
    await ensureAdministrator(supabase.database, 'zoe@example.fr', password);
    const zoe = clientIn(await signIn('zoe@example.fr'));
    expect((await remove(await idOf('zoe@example.fr'))).status).toBe(204);
    expect((await zoe('GET', '/rest/v1/contacts?limit=1')).status).toBe(401);
    expect(await supabase.database`select from auth.users where email = 'zoe@example.fr'`).toHaveLength(1);
  });

  test('is refused for oneself', async () => {
    expect(codeOf(await remove(await idOf(self)))).toBe('42501');
    expect(await stateOf(self)).toBe('active');
  });

  test('keeps one of two administrators who remove each other', async () => {
    for (const email of ['zoe@example.fr', 'paul@example.fr'])
      await ensureAdministrator(supabase.database, email, password);
    const [zoe, paul] = [clientIn(await signIn('zoe@example.fr')), clientIn(await signIn('paul@example.fr'))];
    const ids = { zoe: await idOf('zoe@example.fr'), paul: await idOf('paul@example.fr') };
    const answers = await Promise.all([remove(ids.zoe, paul), remove(ids.paul, zoe)]);
    // The second one waited for the first, or its session had ended.
    expect(answers.map(codeOf).filter((code) => code === '42501' || code === 'PT401')).toHaveLength(1);
    expect(await supabase.database`select from public.admins`).toHaveLength(2);
  });

  test('an invitation takes its link, its e-mail and its account back', async () => {
    await invite('zoe@example.fr');
    const hash = await linkTo('zoe@example.fr');
    await remove(await idOf('zoe@example.fr'));
    expect((await follow(hash)).status).toBe(403);
    expect(await linkTo('zoe@example.fr')).toBeUndefined();
    expect(await supabase.database`select from auth.users where email = 'zoe@example.fr'`).toHaveLength(0);
  });
});

test('the link of an invitation is read by its recipient alone', async () => {
  await invite('zoe@example.fr');
  const read = await administrator('GET', '/rest/v1/outbox?select=*&kind=eq.invitation');
  expect(read.status).toBe(403);
  const rows = await administrator('GET', '/rest/v1/outbox?select=kind,recipient,data&kind=eq.invitation');
  expect(rows.body).toEqual([{ kind: 'invitation', recipient: 'zoe@example.fr', data: { invited_by: self } }]);
});

test('only administrators of a project whose server grants it are offered the invitation', async () => {
  expect((await administrator('GET', '/rest/v1/rpc/can_invite')).body).toBe(true);
  const account = clientOf(supabase, await supabase.signIn('signed-in'));
  expect((await account('GET', '/rest/v1/rpc/can_invite')).body).toBe(false);
  await supabase.database`revoke execute on function public.invite_administrator(text, text) from authenticated`;
  expect((await administrator('GET', '/rest/v1/rpc/can_invite')).body).toBe(false);
  expect(codeOf(await invite('zoe@example.fr'))).toBe('42501');
});
