import { afterAll, beforeAll, expect, test } from 'vitest';
import { administrator, savePost, signIn, write } from './api-of';
import { startServer, type RunningServer } from './running-server';

let server: RunningServer;
let token: string;
beforeAll(async () => {
  server = await startServer(administrator);
  token = await signIn(server);
});
afterAll(() => server.stop());

const read = (path: string): Promise<Response> => fetch(server.address + path, { redirect: 'manual' });
const changeSlug = (from: string, change: object): Promise<Response> => savePost(server, token, from, change);

test('the former address of a published article redirects to its present one for good, keeping the query (§2.3.5, §2.4.4)', async () => {
  const former = '/blog/choisir-son-crm-a-trois';
  const article = { slug: 'choisir-son-crm-a-trois', title: 'Choisir', content: '<p>Un CRM.</p>', status: 'published' };
  await write(server, token, 'POST', 'blog_posts', article);
  expect((await read(former)).status).toBe(200);

  await changeSlug(article.slug, { slug: 'bien-choisir-son-crm' });
  const moved = await read(`${former}?utm_source=lettre`);
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe('/blog/bien-choisir-son-crm?utm_source=lettre');
  expect((await read('/blog/bien-choisir-son-crm')).status).toBe(200);

  // A chain of changes gives a single redirect.
  await changeSlug('bien-choisir-son-crm', { slug: 'son-crm' });
  expect((await read(former)).headers.get('location')).toBe('/blog/son-crm');

  await changeSlug('son-crm', { status: 'draft' });
  expect((await read(former)).status).toBe(404);
});
