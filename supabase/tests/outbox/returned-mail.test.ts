// @module-tag spec-10-5
// @module-tag spec-10-12
import { readFileSync } from 'node:fs';
import { outboxClient } from '@agency-site/mail/outbox';
import { readReports } from '@agency-site/mail/reports';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startOutboxWorker } from '../../../server/src/app/outbox-worker';
import { clientOf, codeOf, rowsOf } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';
import { repositoryPath } from '@agency-site/process/repository-root';
import { hasMailServers, startMailServers } from './mail-servers';
import { newsletterScene } from './newsletter-scene';
import { receiveMail } from './smtp-receiver';

const { supabase, administrator } = useAdministrator();
const { drain, stateOf, confirmed, empty } = newsletterScene(() => supabase);
beforeEach(empty);

const from = 'bonjour@automatelier.example';
const access = () => ({ supabaseUrl: supabase.url, secretKey: supabase.keys.secretKey });
const sample = (name: string, id: string) =>
  readFileSync(repositoryPath(`packages/mail/src/samples/${name}.eml`), 'utf8').replaceAll(
    '3f1c9a52-8d1e-4c0f-9a77-5b0c2d9e4f61',
    id,
  );

/** Queues a letter, and returns its id. */
async function letterTo(email: string): Promise<string> {
  const [row] = await supabase.database<{ id: string }[]>`
    insert into public.outbox (kind, recipient, data) values ('newsletter_issue', ${email}, ${supabase.database.json({
      subject: 'La lettre',
      introduction: '',
      post: { title: 'Le devis', slug: 'devis', excerpt: 'Un clic.', image_url: null, image_alt: '' },
    })}) returning id`;
  return row?.id ?? '';
}
const rowOf = async (email: string) => {
  const [row] = await supabase.database<{ state: string; last_error: string | null }[]>`
    select state, last_error from public.outbox where recipient = ${email} order by created_at desc limit 1`;
  return row;
};

const note = async (message: string) => {
  const outbox = outboxClient(access(), { smtp_server: null, mail_from: null });
  return Promise.all((await readReports(message)).map(outbox.noteReport));
};
/** Sends a letter to a confirmed subscriber; returns its id. */
const sentTo = async (email: string) => {
  await confirmed(email);
  const id = await letterTo(email);
  await drain();
  return id;
};

describe('the report of an e-mail that came back', () => {
  test('says why in « Envois », and stops the letters to an address that does not exist', async () => {
    const id = await sentTo('ana@example.fr');
    await letterTo('ana@example.fr').then(
      (waiting) => supabase.database`
      update public.outbox set due_at = now() + interval '1 day' where id = ${waiting}`,
    );
    expect(await note(sample('postfix', id))).toEqual([true]);
    expect(await rowOf('ana@example.fr'), 'no other letter waits').toMatchObject({
      state: 'returned',
      last_error: expect.stringContaining('Cette adresse n’existe pas.'),
    });
    expect(await stateOf('ana@example.fr')).toBe('bounced');
    expect(await note(sample('postfix', id)), 'a second time without harm').toEqual([true]);
  });

  test.each([
    ['that nobody sent', 'ana@example.fr', () => crypto.randomUUID(), [false], 'sent'],
    ['about a member of the list that we wrote to', 'equipe@example.fr', (id: string) => id, [true], 'returned'],
  ])('%s ends no subscription', async (_whose, email, idFrom, noted, state) => {
    const id = await sentTo(email);
    expect(await note(sample('postfix', idFrom(id)))).toEqual(noted);
    expect([await stateOf(email), (await rowOf(email))?.state]).toEqual(['confirmed', state]);
  });

  test('of a full mailbox ends the letters at the second one, days later', async () => {
    const first = await sentTo('ana@example.fr');
    await note(sample('exim', first));
    expect(await stateOf('ana@example.fr')).toBe('confirmed');
    await supabase.database`update public.outbox set sent_at = sent_at - interval '4 days'`;
    const second = await letterTo('ana@example.fr');
    await drain();
    await note(sample('exim', second));
    expect(await stateOf('ana@example.fr')).toBe('bounced');
  });

  test('as spam ends the subscription; the same report again does not end the next one', async () => {
    const id = await sentTo('ana@example.fr');
    expect(await note(sample('complaint', id))).toEqual([true]);
    expect([await stateOf('ana@example.fr'), (await rowOf('ana@example.fr'))?.state]).toEqual(['unsubscribed', 'sent']);
    await supabase.database`update public.newsletter_subscribers set state = 'confirmed'`;
    expect(await note(sample('complaint', id))).toEqual([true]);
    expect(await stateOf('ana@example.fr')).toBe('confirmed');
  });

  test('is noted by the server alone', async () => {
    const report = { item_ids: [], recipients: [], outcome: 'dead', error: '' };
    for (const client of [clientOf(supabase), administrator]) {
      expect(codeOf(await client('POST', '/rest/v1/rpc/record_delivery_report', report))).toBe('42501');
    }
  });
});

test('a mailbox that cannot be read is shown in the back-office, until nobody reads it', async () => {
  const delivery = { smtp: undefined, allowPrivateWebhooks: false };
  const problemWith = async (imapUrl?: string) => {
    const worker = startOutboxWorker(access(), delivery, { url: 'https://automatelier.example' }, imapUrl);
    onTestFinished(() => worker.stop());
    return async () => rowsOf(await administrator('POST', '/rest/v1/rpc/mail_state'))[0]?.['mailbox_problem'];
  };
  await expect.poll(await problemWith('imap://account:secret@127.0.0.1:9')).toMatch(/^connect ECONNREFUSED/);
  await expect.poll(await problemWith()).toBeNull();
});

test.runIf(hasMailServers)(
  'a return of Postfix is read once from Dovecot, and mail of people stays in the mailbox',
  { timeout: 240_000 },
  async () => {
    const outside = await receiveMail({
      onRcptTo: (_address, _session, callback) =>
        callback(Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 })),
    });
    onTestFinished(() => outside.close());
    const servers = await startMailServers(Number(new URL(outside.url).port));
    await confirmed('ana@example.fr', 'zoe@example.fr');
    await letterTo('ana@example.fr');
    const run = (imapUrl?: string) =>
      startOutboxWorker(
        access(),
        {
          smtp: { url: servers.smtpUrl, from, returnPath: `retours+*@automatelier.example` },
          allowPrivateWebhooks: false,
        },
        { url: 'https://automatelier.example' },
        imapUrl,
      );
    const sending = run();
    await expect.poll(() => rowOf('ana@example.fr')).toMatchObject({ state: 'sent' });
    await sending.stop();
    for (const name of ['out-of-office', 'postfix']) servers.put(sample(name, crypto.randomUUID()));
    await expect.poll(() => servers.count()).toBe(3);
    const reading = run(servers.imapUrl);
    await expect.poll(() => servers.folders()).toHaveLength(1);
    const [folder] = servers.folders();
    await expect.poll(() => servers.count(folder)).toBe(1);
    await reading.stop();
    expect(await rowOf('ana@example.fr')).toEqual({
      state: 'returned',
      last_error: expect.stringMatching(/^Cette adresse n’existe pas\. «.550 5\.1\.1 No such user.»$/),
    });
    expect([await stateOf('ana@example.fr'), await stateOf('zoe@example.fr')]).toEqual(['bounced', 'confirmed']);
    expect(servers.count()).toBe(2);
  },
);
