// @module-tag spec-10-12
// @module-tag spec-10-16
import { drainOutbox, outboxClient } from '@agency-site/mail/outbox';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { startOutboxWorker } from '../../../server/src/app/outbox-worker';
import { clientOf } from '../../../server/tests/api-client';
import { useTestSupabase } from '../../../server/tests/test-supabase';
import { receiveMail, type SmtpReceiver } from './smtp-receiver';
import { receiveWebhooks } from './webhook-receiver';

const supabase = useTestSupabase();
beforeEach(async () => {
  await supabase.database`delete from public.outbox`;
});

const startWorker = ({ url }: SmtpReceiver) =>
  startOutboxWorker(
    { supabaseUrl: supabase.url, secretKey: supabase.keys.secretKey },
    { smtp: { url, from: 'bonjour@automatelier.example' }, allowPrivateWebhooks: true },
    { url: 'https://automatelier.example' },
  );
const stateOf = async (channel: string) => {
  const rows = await supabase.database<{ state: string }[]>`
    select distinct state from public.outbox where channel = ${channel}`;
  return rows.map(({ state }) => state);
};

test('a webhook that does not answer delays no e-mail', async () => {
  const silent = await receiveWebhooks(() => undefined);
  const mail = await receiveMail();
  onTestFinished(() => mail.close());
  await supabase.database`insert into public.webhooks (url, events) values (${silent.url}, '{contact.created}')`;
  await clientOf(supabase)('POST', '/rest/v1/contacts', {
    name: 'Zoé Lefèvre',
    email: 'zoe@example.fr',
    message: 'Bonjour',
  });
  const worker = startWorker(mail);
  await expect.poll(() => silent.calls.length).toBe(1);
  await expect.poll(() => mail.messages.length).toBe(2);
  expect(await stateOf('webhook')).toEqual(['sending']);
  await silent.close();
  await worker.stop();
  expect(await stateOf('webhook')).toEqual(['waiting']);
});

test('a server that refuses our sender gets no other e-mail for now', async () => {
  const { database, url: supabaseUrl, keys } = supabase;
  await database`select private.enqueue_mail('test', name || '@example.fr') from unnest('{ana,zoe}'::text[]) as name`;
  const outbox = outboxClient({ supabaseUrl, secretKey: keys.secretKey }, { smtp_server: null, mail_from: null });
  await drainOutbox(outbox, { mail: async () => ({ outcome: 'pause', error: '550 5.7.1 Sender rejected' }) });
  expect(await database`select sum(tries)::integer as tries from public.outbox`).toEqual([{ tries: 1 }]);
});

test('a mail server of this machine may have signed its certificate itself', async () => {
  const mail = await receiveMail({ disabledCommands: [] });
  onTestFinished(() => mail.close());
  await supabase.database`select private.enqueue_mail('test', 'ana@example.fr')`;
  const worker = startWorker(mail);
  await expect.poll(() => mail.messages.length).toBe(1);
  await worker.stop();
});

test('a worker that stops hands over the row under way and begins no other', async () => {
  let release: (() => void) | undefined;
  const mail = await receiveMail({
    onRcptTo: (_address, _session, callback) => {
      release = () => callback();
    },
  });
  onTestFinished(() => mail.close());
  await supabase.database`
    select private.enqueue_mail('test', 'p' || person || '@example.fr') from generate_series(1, 5) as person`;
  const worker = startWorker(mail);
  await expect.poll(() => release).toBeDefined();
  const stopped = worker.stop();
  release?.();
  await stopped;
  const rows = await supabase.database<{ state: string; tries: number; count: number }[]>`
    select state, tries, count(*)::integer from public.outbox group by state, tries order by state`;
  expect([...rows]).toEqual([
    { state: 'sent', tries: 1, count: 1 },
    { state: 'waiting', tries: 0, count: 4 },
  ]);
});
