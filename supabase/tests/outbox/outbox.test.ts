// @module-tag spec-10-12
import { drainOutbox, outboxClient } from '@agency-site/mail/outbox';
import { smtpSender } from '@agency-site/mail/smtp';
import { beforeEach, describe, expect, test } from 'vitest';
import { clientOf, rowsOf } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';
import { receiveMail, type SmtpReceiver } from './smtp-receiver';

const { supabase, administrator } = useAdministrator();
let receiver: SmtpReceiver | undefined;

beforeEach(async () => {
  await receiver?.close();
  receiver = undefined;
  await supabase.database`delete from public.outbox`;
});

const from = 'bonjour@automatelier.example';
const client = (smtp_server: string | null = '127.0.0.1') =>
  outboxClient({ supabaseUrl: supabase.url, secretKey: supabase.keys.secretKey }, { smtp_server, mail_from: from });

/** Empties the outbox once into a mail server. */
async function drainInto(url: string, timeouts?: Parameters<typeof smtpSender>[2]): Promise<number> {
  const sender = smtpSender({ url, from }, { url: 'https://automatelier.example' }, timeouts);
  try {
    return await drainOutbox(client(), { mail: sender.deliver });
  } finally {
    sender.close();
  }
}

const request = {
  name: 'Zoé Lefèvre',
  email: 'zoe@example.fr',
  message: 'Bonjour,\nje cherche un logiciel\u202F!',
  service_interest: 'Audit de processus',
};
const send = (changed: object = {}) => clientOf(supabase)('POST', '/rest/v1/contacts', { ...request, ...changed });
const items = () =>
  supabase.database<{ kind: string; state: string; recipient: string; tries: number; last_error: string | null }[]>`
    select kind, state, recipient, tries, last_error from public.outbox order by kind`;
const idOf = (message: string) => /^Message-ID: (\S+)/m.exec(message)?.[1];
/** Makes waiting rows due now. */
const comeDue = () =>
  supabase.database`update public.outbox set due_at = now() - interval '1 second', leased_until = now() - interval '1 second'`;

test('a request sends a notice to the agency, with an answer address, and a confirmation', async () => {
  await supabase.database`
    insert into public.site_settings (key, value) values ('contact_email', 'agence@example.fr')
    on conflict (key) do update set value = excluded.value`;
  await send();
  receiver = await receiveMail();
  expect(await drainInto(receiver.url)).toBe(2);
  expect(await items()).toEqual([
    expect.objectContaining({ kind: 'contact_confirmation', state: 'sent', recipient: request.email, tries: 1 }),
    expect.objectContaining({ kind: 'contact_notice', state: 'sent', recipient: 'agence@example.fr', tries: 1 }),
  ]);
  const notice = receiver.messages.find((message) => message.includes('To: agence@example.fr'));
  expect(notice).toMatch(/^Reply-To: .*<zoe@example\.fr>/m);
  expect(notice).toMatch(/^Message-ID: <[0-9a-f-]{36}@automatelier\.example>/m);
  expect(await drainInto(receiver.url), 'nothing goes twice').toBe(0);
});

test('a confirmation repeats nothing that was typed, and an address has one an hour at most', async () => {
  await send({
    name: 'Gagnez 1000 euros',
    message: 'https://casino.example',
    service_interest: 'https://casino.example',
  });
  await send();
  receiver = await receiveMail();
  await drainInto(receiver.url);
  const confirmations = receiver.messages.filter((message) => message.includes(`To: ${request.email}`));
  expect(confirmations).toHaveLength(1);
  expect(confirmations[0]).not.toMatch(/casino|1000/);
});

test('requests that do not come from the site send no e-mail', async () => {
  await supabase.database`insert into public.contacts ${supabase.database(request)}`;
  expect(await items()).toEqual([]);
});

test('an erased request takes the e-mails about it along', async () => {
  await send({ email: 'efface@example.fr' });
  expect(await items()).toHaveLength(2);
  await administrator('DELETE', '/rest/v1/contacts?email=eq.efface@example.fr');
  expect(await items()).toEqual([]);
});

describe('nothing is lost and nothing goes twice', () => {
  test('while the mail server is down, e-mails wait, however long', async () => {
    await send();
    for (let attempt = 0; attempt < 15; attempt += 1) {
      expect(await drainInto('smtp://127.0.0.1:9')).toBe(0);
      await comeDue();
    }
    for (const { state, last_error: error } of await items())
      expect(`${state}: ${error}`).toMatch(/^waiting: Le serveur d’envoi ne répond pas\. «\u00A0.*ECONNREFUSED/);
    receiver = await receiveMail();
    expect(await drainInto(receiver.url)).toBe(2);
    expect(receiver.messages).toHaveLength(2);
  });

  test('a recipient whom the server refuses for good fails at once, the others leave', async () => {
    await send();
    receiver = await receiveMail({
      onRcptTo: ({ address }, _session, callback) =>
        callback(address === request.email ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null),
    });
    expect(await drainInto(receiver.url)).toBe(1);
    const [confirmation] = await items();
    expect(confirmation).toMatchObject({ state: 'failed', last_error: expect.stringContaining('No such user') });
  });

  test('a server that is busy is tried again later, for a day and a half', async () => {
    await send();
    receiver = await receiveMail({
      onRcptTo: (_address, _session, callback) =>
        callback(Object.assign(new Error('Try later'), { responseCode: 451 })),
    });
    for (let attempt = 0; attempt < 14; attempt += 1) {
      expect((await items())[0]).toMatchObject({ state: 'waiting', tries: attempt });
      await drainInto(receiver.url);
      await comeDue();
    }
    expect((await items())[0]).toMatchObject({ state: 'failed', tries: 14 });
  });

  test('a server that dies in the middle of a message gets it again, under the same Message-ID', async () => {
    await send();
    const seen: string[] = [];
    receiver = await receiveMail({
      onData(stream, session, callback) {
        stream.on('data', (chunk: Buffer) => seen.push(chunk.toString()));
        stream.on('end', () => callback(Object.assign(new Error('Going down'), { responseCode: 421 })));
        void session;
      },
    });
    expect(await drainInto(receiver.url)).toBe(0);
    await receiver.close();
    await comeDue();
    receiver = await receiveMail();
    expect(await drainInto(receiver.url)).toBe(2);
    expect(receiver.messages.map(idOf)).toContain(idOf(seen.join('')));
  });

  test('a server that never answers is given up, and its e-mail waits', async () => {
    await send();
    const impatient = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 };
    receiver = await receiveMail({ onMailFrom: () => undefined });
    expect(await drainInto(receiver.url, impatient)).toBe(0);
    expect((await items()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  });

  test('a worker that died loses its lease; until then nobody else takes the row', async () => {
    await send();
    const dead = client();
    const held = await dead.claim(['mail']);
    const other = await dead.claim(['mail']);
    expect(held?.id).not.toBe(other?.id);
    expect(await dead.claim(['mail'])).toBeUndefined();
    await comeDue();
    const again = await client().claim(['mail']);
    expect([held?.id, other?.id]).toContain(again?.id);
    // The worker that seemed dead comes back, but another one has its lease.
    if (held && again?.id === held.id) await dead.settle(held, { outcome: 'refused', error: 'late' });
    expect(await items()).not.toContainEqual(expect.objectContaining({ state: 'failed' }));
  });

  test('twenty workers at once send each e-mail once', async () => {
    for (let person = 0; person < 15; person += 1) await send({ email: `p${person}@example.fr` });
    receiver = await receiveMail();
    const { url, messages } = receiver;
    const sent = await Promise.all(Array.from({ length: 20 }, () => drainInto(url)));
    expect(sent.reduce((sum, count) => sum + count)).toBe(30);
    expect(messages).toHaveLength(30);
  });
});

test('a link that signs in is read by nobody, and forgotten once sent', { tags: 'spec-2-4-1' }, async () => {
  await clientOf(supabase)('POST', '/auth/v1/recover', { email: 'administrator@example.fr' });
  expect((await administrator('GET', '/rest/v1/outbox?select=secret')).status).toBe(403);
  // The server creates the link after its answer, so that the time does not tell whether the account exists.
  const asked = async () =>
    rowsOf(await administrator('GET', '/rest/v1/outbox?select=kind,data&kind=eq.password_reset'));
  await expect.poll(asked).toEqual([{ kind: 'password_reset', data: {} }]);
  receiver = await receiveMail();
  await drainInto(receiver.url);
  expect(receiver.messages[0]).toContain('set-password#token_hash');
  const [stored] = await supabase.database`select secret from public.outbox`;
  expect(stored).toEqual({ secret: null });
});

test('« Réessayer », the test e-mail and the state that the back-office shows', async () => {
  expect((await administrator('POST', '/rest/v1/rpc/send_test_mail')).status).toBe(204);
  await supabase.database`update public.outbox set state = 'failed', tries = 12`;
  await client(null).claim([]);
  const state = async () => rowsOf(await administrator('POST', '/rest/v1/rpc/mail_state'))[0];
  expect(await state()).toMatchObject({
    running: true,
    smtp_server: null,
    mail_from: from,
    waiting: 0,
    failed: 1,
    problem: null,
  });
  const [{ id } = { id: '' }] = rowsOf<{ id: string }>(await administrator('GET', '/rest/v1/outbox?select=id'));
  await administrator('POST', '/rest/v1/rpc/retry_outbox', { item_ids: [id] });
  receiver = await receiveMail();
  expect(await drainInto(receiver.url)).toBe(1);
  expect(receiver.messages[0]).toContain('To: administrator@example.fr');
  await administrator('POST', '/rest/v1/rpc/send_test_mail');
  expect(await drainInto('smtp://127.0.0.1:9')).toBe(0);
  expect(await state()).toMatchObject({ problem: expect.stringContaining('ECONNREFUSED') as string });
  await supabase.database`update public.outbox set due_at = now()`;
  expect(await drainInto(receiver.url)).toBe(1);
  expect(await state()).toMatchObject({ problem: null });
  for (let attempt = 0; attempt < 3; attempt += 1) await administrator('POST', '/rest/v1/rpc/send_test_mail');
  expect((await administrator('POST', '/rest/v1/rpc/send_test_mail')).status).toBe(429);
  await supabase.database`update private.outbox_worker set seen_at = now() - interval '11 minutes'`;
  expect(await state()).toMatchObject({ running: false });
});
