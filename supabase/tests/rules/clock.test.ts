// @module-tag spec-10-12
import { outboxClient } from '@agency-site/mail/outbox';
import { beforeEach, describe, expect, test } from 'vitest';
import { clientOf, freshAddress } from '../../../server/tests/api-client';
import { setClock } from '../../../server/tests/set-clock';
import { useAdministrator } from '../../../server/tests/test-supabase';
import { createPost } from './drafts';

const { supabase, administrator } = useAdministrator();
beforeEach(() => supabase.database`delete from public.outbox`);

const send = (address: string) =>
  clientOf(supabase, undefined, address)('POST', '/rest/v1/contacts', {
    name: 'Ana',
    email: 'ana@example.fr',
    message: 'Bonjour',
  });
const worker = () =>
  outboxClient(
    { supabaseUrl: supabase.url, secretKey: supabase.keys.secretKey },
    { smtp_server: null, mail_from: null },
  );
const token = (grant: string, body: object) => clientOf(supabase)('POST', `/auth/v1/token?grant_type=${grant}`, body);

describe.each([
  ['forward', 1],
  ['back', -1],
] as const)('a clock that is set %s by a day', (_way, days) => {
  test('hands leased rows out again, and none twice meanwhile', async () => {
    await send(freshAddress());
    const held = [await worker().claim(['mail']), await worker().claim(['mail'])];
    expect(await worker().claim(['mail'])).toBeUndefined();
    await setClock(supabase, `${days} day`);
    const again = [await worker().claim(['mail']), await worker().claim(['mail'])];
    const ids = (rows: typeof held) => new Set(rows.map((row) => row?.id));
    expect(ids(again)).toEqual(ids(held));
    expect(await worker().claim(['mail'])).toBeUndefined();
  });

  test('sends the rows that waited, and those that were postponed after a try', async () => {
    await send(freshAddress());
    const tried = await worker().claim(['mail']);
    if (tried) await worker().settle(tried, { outcome: 'retry', error: 'later' });
    await setClock(supabase, `${days} day`);
    const due = [await worker().claim(['mail'])];
    // A postponed row waits for ten seconds: no longer, and no less where the clock was set back.
    await setClock(supabase, '10 seconds');
    due.push(await worker().claim(['mail']));
    expect(due.filter((row) => row !== undefined)).toHaveLength(2);
  });

  test('keeps nobody out: whoever had sent too much may send again', { tags: 'spec-10-9' }, async () => {
    const address = freshAddress();
    let last = 201;
    for (let sent = 0; last === 201 && sent < 50; sent += 1) last = (await send(address)).status;
    expect(last).toBe(429);
    await setClock(supabase, `${days} day`);
    expect((await send(address)).status).toBe(201);
  });

  test(
    'lets e-mails be asked for again: a test, a confirmation, that of a subscription',
    { tags: 'spec-10-5' },
    async () => {
      const email = 'redemande@example.fr';
      const ask = async () => {
        for (let asked = 0; asked < 5; asked += 1) await administrator('POST', '/rest/v1/rpc/send_test_mail');
        await send(freshAddress());
        await clientOf(supabase, undefined, freshAddress())('POST', '/rest/v1/rpc/subscribe_to_newsletter', { email });
      };
      const written = async () => (await supabase.database`select from public.outbox`).length;
      await ask();
      const first = await written();
      await ask();
      const refused = (await written()) - first;
      await setClock(supabase, `${days} day`);
      await ask();
      expect({ refused, again: (await written()) - first - refused }).toEqual({ refused: 1, again: first });
      await supabase.database`delete from public.newsletter_subscribers where email = ${email}`;
    },
  );

  test('renews a session, for an administrator who stays one', { tags: 'spec-2-4-1' }, async () => {
    const signedIn = await token('password', {
      email: 'administrator@example.fr',
      password: 'correct horse battery staple',
    });
    await setClock(supabase, `${days} day`);
    const { refresh_token: refresh } = signedIn.body as { refresh_token: string };
    const renewed = await token('refresh_token', { refresh_token: refresh });
    expect(renewed.status).toBe(200);
    const { access_token: access } = renewed.body as { access_token: string };
    expect((await clientOf(supabase, access)('GET', '/rest/v1/contacts?select=id&limit=1')).status).toBe(200);
  });

  test(
    'erases the rows that are thirty days old by it from the trash, and no others',
    { tags: 'spec-10-7' },
    async () => {
      const { database } = supabase;
      const ids: string[] = [];
      for (const age of ['29 days 12 hours', '1 hour', '0 hours']) {
        const { id } = await createPost(administrator);
        await administrator('DELETE', `/rest/v1/blog_posts?id=eq.${id}`);
        await database`update public.trash set deleted_at = now() - ${age}::interval where id = ${id}`;
        ids.push(id);
      }
      await setClock(supabase, `${days} day`);
      await database`select private.purge_expired()`;
      const left = await database<{ id: string }[]>`select id from public.trash where id = any (${ids})`;
      expect(new Set(left.map(({ id }) => id))).toEqual(new Set(days > 0 ? ids.slice(1) : ids));
    },
  );
});
