import { expect, onTestFinished, test } from 'vitest';
import { receiveMail } from '../../../supabase/tests/outbox/smtp-receiver';
import { receiveWebhooks } from '../../../supabase/tests/outbox/webhook-receiver';
import { administrator, signIn, write } from './api-of';
import { startServer } from './running-server';

const settings = {
  ...administrator,
  MAIL_FROM: 'bonjour@automatelier.example',
  SITE_URL: 'https://automatelier.example',
};

test(
  'a killed server loses no e-mail: what it had not sent leaves after the next start, once',
  { tags: 'spec-10-12' },
  async () => {
    const receiver = await receiveMail();
    onTestFinished(() => receiver.close());
    // No server listens on this port.
    const first = await startServer({ ...settings, SMTP_URL: 'smtp://127.0.0.1:9' });
    const sent = await fetch(`${first.address}/rest/v1/contacts`, {
      method: 'POST',
      headers: { apikey: first.publishableKey(), 'content-type': 'application/json', prefer: 'return=minimal' },
      body: JSON.stringify({
        name: 'Sabine Duval',
        email: 'sabine@example.fr',
        message: 'Nos devis prennent trois heures.',
      }),
    });
    expect(sent.status).toBe(201);
    await first.stop('SIGKILL');
    const second = await startServer({ ...settings, SMTP_URL: receiver.url, DATA_DIR: first.dataDirectory });
    onTestFinished(async () => void (await second.stop()));
    const headers = { apikey: second.publishableKey(), authorization: `Bearer ${await signIn(second)}` };
    const states = async (): Promise<unknown> =>
      (await fetch(`${second.address}/rest/v1/outbox?select=state`, { headers })).json();
    await expect.poll(states).toEqual([{ state: 'sent' }, { state: 'sent' }]);
    expect(receiver.messages).toHaveLength(2);
    expect(receiver.messages.join('')).toContain('Nos devis prennent trois heures.');
    // The page tells people to look into their mailbox, not into the server's log.
    expect(await (await fetch(`${second.address}/admin/forgot-password`)).text()).toContain('"logsAccountLinks":false');
  },
);

test('without a mail server, webhooks leave at once', { tags: 'spec-10-16' }, async () => {
  const { url, calls, close } = await receiveWebhooks();
  onTestFinished(close);
  const server = await startServer({ ...administrator, WEBHOOK_ALLOW_PRIVATE: '1' });
  onTestFinished(async () => void (await server.stop()));
  const token = await signIn(server);
  await write(server, token, 'POST', 'webhooks', { url, events: ['post.published'] });
  const post = { slug: 'annonce', title: 'Annonce', content: '<p>Annonce</p>', status: 'published' };
  expect((await write(server, token, 'POST', 'blog_posts', post)).status).toBe(201);
  // Sooner than the worker would look at the outbox by itself, because the insertion wakes the worker.
  await expect.poll(() => calls.length, { timeout: 9000 }).toBe(1);
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ type: 'post.published', data: { path: '/blog/annonce' } });
});

test(
  'the newsletter works without scripts: the box, the e-mail’s link, the mailbox’s button',
  { tags: ['spec-10-5', 'spec-10-17'] },
  async () => {
    const receiver = await receiveMail();
    onTestFinished(() => receiver.close());
    const server = await startServer({ ...settings, SMTP_URL: receiver.url });
    onTestFinished(async () => void (await server.stop()));
    const post = async (path: string, body: Record<string, string>) =>
      (await fetch(server.address + path, { method: 'POST', body: new URLSearchParams(body) })).text();
    expect(await post('/blog', { email: 'ana@example.fr', consent: 'on' })).toContain('C’est noté.');
    await expect.poll(() => receiver.messages.length).toBe(1);
    const [, token] = /jeton=(?:3D)?([0-9a-f-]{36})/.exec(receiver.messages[0] ?? '') ?? [];
    const link = `/lettre/inscription?jeton=${token}`;
    // A mail scanner that opens the link does not confirm the subscription.
    expect(await (await fetch(server.address + link)).text()).toContain('Confirmer mon inscription');
    expect(await post(link, {})).toContain('C’est confirmé.');
    expect(await post(`/lettre/desinscription?jeton=${token}`, { 'List-Unsubscribe': 'One-Click' })).toContain(
      'C’est fait.',
    );
    expect(await post(link, {})).toContain('Ce lien ne correspond à aucune inscription.');
    expect((await fetch(`${server.address}/lettre/ailleurs`)).status).toBe(404);
    // The log contains the page, but neither the subscriber nor the link.
    await expect.poll(server.output).toContain('"method":"POST","route":"/lettre/:step","status":200');
    expect(server.output()).not.toMatch(new RegExp(`ana@example|jeton|${token}`));
  },
);
