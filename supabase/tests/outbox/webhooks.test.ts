// @module-tag spec-10-16
import type { RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { clientOf, codeOf, type Call } from '../../../server/tests/api-client';
import { changePost, createPost } from '../rules/drafts';
import { webhookScene } from './webhook-scene';

const { supabase, administrator, addWebhook, listening, drain, comeDue, verify } = webhookScene();
const request = { name: 'Zoé Lefèvre', email: 'zoe@example.fr', message: 'Bonjour\u202F!', service_interest: null };
const send = (changed: object = {}) => clientOf(supabase)('POST', '/rest/v1/contacts', { ...request, ...changed });
const rows = () =>
  supabase.database<{ kind: string; state: string; recipient: string; last_error: string | null; tries: number }[]>`
    select kind, state, recipient, last_error, tries from public.outbox where channel = 'webhook' order by created_at`;
const publications = () =>
  supabase.database<{ data: { slug: string } }[]>`select data from public.outbox where kind = 'post.published'`;
const tryWebhook = (client: Call, id: string) => client('POST', '/rest/v1/rpc/test_webhook', { webhook_id: id });

test('a request calls the webhooks that listen to it, signed, without the notes of the agency', async () => {
  const { calls, hook } = await listening();
  await send();
  expect(await drain()).toBe(1);
  expect(hook.secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
  expect(verify(hook, calls[0])).toEqual({
    type: 'contact.created',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    data: { ...request, id: expect.any(String), phone: null, company: null, created_at: expect.any(String) },
  });
  expect(calls[0]?.headers['content-type']).toBe('application/json');
  expect(() => verify({ ...hook, secret: 'whsec_QUJD' }, calls[0])).toThrow('No matching signature');
  expect(await drain(), 'nothing goes twice').toBe(0);
  const [stored] = await supabase.database`select secret from public.outbox where channel = 'webhook'`;
  expect(stored).toEqual({ secret: null });
});

test('a disabled webhook, or one that listens to something else, is not called', async () => {
  await addWebhook('https://a.example.fr', { enabled: false });
  await addWebhook('https://b.example.fr', { events: ['post.published'] });
  await send();
  await supabase.database`insert into public.contacts ${supabase.database({ ...request, name: 'Import' })}`;
  expect(await rows()).toEqual([]);
});

test('an erased request takes the calls about it along', async () => {
  await addWebhook('https://a.example.fr');
  await send({ email: 'efface@example.fr' });
  expect(await rows()).toHaveLength(1);
  await administrator('DELETE', '/rest/v1/contacts?email=eq.efface@example.fr');
  expect(await rows()).toEqual([]);
});

describe('« post.published »', () => {
  test('comes with a draft that is published and with an article that begins published, once each', async () => {
    await addWebhook('https://a.example.fr');
    const draft = await createPost(administrator, { category: 'Automatisation' });
    expect(await publications()).toEqual([]);
    await changePost(administrator, draft.id, { status: 'published' });
    await changePost(administrator, draft.id, { title: 'Une faute corrigée' });
    const [{ data } = { data: undefined }] = await publications();
    expect(data).toEqual({
      id: draft.id,
      title: 'Essai',
      slug: draft.slug,
      path: `/blog/${draft.slug}`,
      excerpt: 'Essai',
      category: 'Automatisation',
      published_at: expect.any(String),
    });
    const published = await createPost(administrator, { status: 'published' });
    expect((await publications()).map((event) => event.data.slug)).toEqual([draft.slug, published.slug]);
  });

  test('is not sent for an article that is restored', async () => {
    const { id } = await createPost(administrator, { status: 'published' });
    await addWebhook('https://a.example.fr');
    await administrator('PATCH', `/rest/v1/blog_posts?id=eq.${id}`, { status: 'draft' });
    await administrator('POST', '/rest/v1/rpc/undo_unpublish', { post_ids: [id] });
    await administrator('DELETE', `/rest/v1/blog_posts?id=eq.${id}`);
    const [item] = await supabase.database`select id from public.trash order by deleted_at desc limit 1`;
    await administrator('POST', '/rest/v1/rpc/restore_from_trash', { item_ids: [item?.['id']] });
    const [back] = await supabase.database`select status from public.blog_posts where id = ${id}`;
    expect(back).toEqual({ status: 'published' });
    expect(await publications()).toEqual([]);
  });
});

describe('a call that fails', () => {
  test('twice with 500, then accepted: three calls under one id, each with a valid signature', async () => {
    const { calls, hook } = await listening((_request, response) =>
      response.writeHead(calls.length < 3 ? 500 : 200).end(),
    );
    await send();
    for (let attempt = 1; attempt < 3; attempt += 1) {
      expect(await drain()).toBe(0);
      expect(await rows()).toEqual([
        expect.objectContaining({ state: 'waiting', tries: attempt, last_error: 'Le destinataire a répondu 500.' }),
      ]);
      await comeDue();
    }
    expect(await drain()).toBe(1);
    for (const call of calls) expect(verify(hook, call)).toMatchObject({ type: 'contact.created' });
    expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  test.each<[string, string, RequestListener | undefined, RegExp]>([
    ['that never answers', 'waiting', () => undefined, /n’a pas répondu en 2\s?secondes/],
    ['that redirects', 'waiting', (_, answer) => answer.writeHead(302, { location: '/ailleurs' }).end(), /redirige/],
    ['that is gone', 'failed', (_, answer) => answer.writeHead(410).end(), /ne veut plus d’appels/],
    ['that hangs up', 'waiting', (incoming) => incoming.socket.destroy(), /other side closed|socket hang up/],
  ])('to a receiver %s: %s, and says why', async (what, state, answer, error) => {
    const { calls } = await listening(answer);
    await send();
    expect(await drain(what === 'that never answers' ? 2000 : undefined)).toBe(0);
    expect(calls.map(({ path }) => path)).toEqual(['/appel']);
    const [row] = await rows();
    expect(row).toMatchObject({ state, last_error: expect.stringMatching(error) });
  });

  test('where nothing listens delays no other webhook', async () => {
    await addWebhook('http://127.0.0.1:9/');
    const { calls } = await listening();
    await send();
    expect(await drain()).toBe(1);
    expect(calls).toHaveLength(1);
    expect(await rows()).toContainEqual(
      expect.objectContaining({ state: 'waiting', last_error: expect.stringMatching(/bad port|ECONNREFUSED/) }),
    );
  });
});

test('« Tester » calls one webhook, a disabled one too', async () => {
  const { calls, hook } = await listening(undefined, { enabled: false });
  expect((await tryWebhook(administrator, hook.id)).status).toBe(204);
  expect(codeOf(await tryWebhook(administrator, '5a3c1f9e-0000-4000-8000-00000000ffff'))).toBe('PT404');
  expect(await drain()).toBe(1);
  expect(verify(hook, calls[0])).toMatchObject({ type: 'ping', data: { webhook_id: hook.id } });
});

test('waiting calls go to the webhook’s new address, and stop with the webhook', async () => {
  const { id } = await addWebhook('https://faute.example.fr');
  await send();
  const change = (fields: object) => administrator('PATCH', `/rest/v1/webhooks?id=eq.${id}`, fields);
  await change({ url: 'https://juste.example.fr' });
  expect(await rows()).toEqual([expect.objectContaining({ recipient: 'https://juste.example.fr', state: 'waiting' })]);
  await change({ enabled: false });
  expect(await rows()).toEqual([
    expect.objectContaining({ state: 'failed', last_error: 'Le webhook a été désactivé.' }),
  ]);
  await administrator('DELETE', `/rest/v1/webhooks?id=eq.${id}`);
  expect(await rows()).toEqual([]);
});

test.each([
  ['an address without http', { url: 'ftp://a.example.fr' }, '23514'],
  ['an event that does not exist', { events: ['contact.deleted'] }, '23514'],
  ['no event', { events: [] }, '23514'],
  ['a secret of one’s own', { secret: 'whsec_QUJD' }, '42501'],
])('%s is refused', async (_what, fields, code) => {
  const row = { url: 'https://a.example.fr', events: ['contact.created'], ...fields };
  expect(codeOf(await administrator('POST', '/rest/v1/webhooks', row))).toBe(code);
});

describe('addresses of the server’s own network', () => {
  test.each([
    'http://127.0.0.1:PORT/',
    'http://localhost:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://[::127.0.0.1]:PORT/',
    'http://2130706433:PORT/',
    'http://0x7f.1:PORT/',
    'http://0.0.0.0:PORT/',
    'http://127.0.0.1:9/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://[64:ff9b::a00:1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://224.0.0.1/',
  ])('%s is not called, and the log says the same of a port that listens as of one that does not', async (address) => {
    const { calls, url } = await listening(undefined, { enabled: false });
    const { id } = await addWebhook(address.replace('PORT', new URL(url).port));
    await tryWebhook(administrator, id);
    expect(await drain(1000, false)).toBe(0);
    expect(calls).toEqual([]);
    const error = 'Cette adresse est celle d’un réseau privé\u202F: elle n’est pas appelée.';
    expect(await rows()).toEqual([expect.objectContaining({ state: 'failed', last_error: error, tries: 1 })]);
  });
});
