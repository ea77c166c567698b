// @module-tag spec-10-16
import { expect, test } from 'vitest';
import { codeOf } from '../../../server/tests/api-client';
import { webhookScene } from './webhook-scene';

const { supabase, administrator, addWebhook, drain } = webhookScene();
const add = (url: string) => administrator('POST', '/rest/v1/webhooks', { url, events: ['contact.created'] });

test.each(['https://[fe80::1%25lo]/', 'https://[::1/', 'https://?q', 'https://a%25.example.fr/'])(
  '%s is no address to call',
  async (url) => {
    expect(URL.canParse(url), 'nor one for a parser').toBe(false);
    expect(codeOf(await add(url))).toBe('23514');
  },
);

test.each([
  'https://jo:secret@hook.example.fr:8443/a?b=[1]#c%20d',
  'https://é.example.fr',
  'http://n8n:5678/webhook/1',
  'http://[2001:DB8::1]:80/',
])('%s is an address to call', async (url) => {
  expect((await add(url)).status).toBe(201);
});

test('an address that no parser reads is not tried again', async () => {
  const { id } = await addWebhook('https://1.2.3.999/');
  await administrator('POST', '/rest/v1/rpc/test_webhook', { webhook_id: id });
  expect(await drain()).toBe(0);
  const last_error = 'Cette adresse n’en est pas une\u202F: corrigez-la.';
  expect(await supabase.database`select state, last_error, tries from public.outbox`).toEqual([
    { state: 'failed', last_error, tries: 1 },
  ]);
});
