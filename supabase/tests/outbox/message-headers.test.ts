// @module-tag spec-10-12
import type { OutboxItem } from '@agency-site/mail/outbox';
import { smtpSender } from '@agency-site/mail/smtp';
import { expect, onTestFinished, test } from 'vitest';
import { receiveMail } from './smtp-receiver';

const item: OutboxItem = {
  id: 'one',
  channel: 'mail',
  kind: 'test',
  recipient: 'un@example.test',
  data: {},
  secret: null,
  tries: 1,
  created_at: '2026-11-25',
};

async function openSender(from = 'a@example.fr') {
  const { url, messages, close } = await receiveMail();
  onTestFinished(close);
  const sender = smtpSender({ url, from }, { url: 'https://automatelier.example' });
  onTestFinished(() => sender.close());
  return { messages, deliver: (changes: Partial<OutboxItem>) => sender.deliver({ ...item, ...changes }) };
}

test.each([
  ['bonjour@example.fr', /^From: [\w ]+ <bonjour@example\.fr>$/m],
  ['Atelier Bois <bonjour@example.fr>', /^From: Atelier Bois <bonjour@example\.fr>$/m],
  ['"Bois, Fer" <bonjour@example.fr>', /^From: "Bois, Fer" <bonjour@example\.fr>$/m],
])('MAIL_FROM %s signs a message', async (from, line) => {
  const { messages, deliver } = await openSender(from);
  expect(await deliver({})).toEqual({ outcome: 'sent' });
  expect(messages.join('').replaceAll('\r', '')).toMatch(line);
});

test('a message is dated when it leaves, and a letter names its list', async () => {
  const { messages, deliver } = await openSender();
  const post = { title: 'Devis', slug: 'devis', excerpt: 'Bref.', image_url: null, image_alt: '' };
  const data = { subject: 'Devis', introduction: '', post, token: 'jeton' };
  const before = Date.now();
  await deliver({ kind: 'newsletter_issue', data });
  const message = messages.join('').replaceAll('\r', '');
  // A date of e-mails has no fractions of a second.
  expect(Date.parse(/^Date: (.+)$/m.exec(message)?.[1] ?? '')).toBeGreaterThan(before - 1000);
  expect(message).toMatch(/^List-ID: .*<lettre\.automatelier\.example>$/im);
});

test.each([
  ['zoe@example.fr', true],
  ['zoé@example.fr', false],
])('an answer goes to %s: %s', async (email, isNamed) => {
  const { messages, deliver } = await openSender();
  const request = { id: 'c1', name: 'Zoé', email, message: 'Bonjour', created_at: '2026-11-22T17:30:00Z' };
  const data = { ...request, phone: null, company: null, service_interest: null };
  const outcome = await deliver({ kind: 'contact_notice', data });
  expect(outcome).toEqual({ outcome: 'sent' });
  expect(/^Reply-To:/m.test(messages.join(''))).toBe(isNamed);
});

test('a mail server is given one recipient, never a text that it reads as several', async () => {
  const { messages, deliver } = await openSender();
  await deliver({ recipient: 'un@example.test,deux@example.test' });
  expect(messages.join('')).not.toContain('To: un@example.test, deux@example.test');
});
