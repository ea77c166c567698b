// @module-tag spec-2-3-7
import { get } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { administrator, savePost, signIn, write } from './api-of';
import { useServer } from './running-server';

const server = useServer(administrator);
let token: string;
beforeAll(async () => {
  token = await signIn(server);
});

const read = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  fetch(server.address + path, { headers, method, redirect: 'manual' });
const redirect = (from_path: string, to_address: string, kind = 'permanent') =>
  write(server, token, 'POST', 'redirects', { from_path, to_address, kind });
const locationOf = async (path: string) => {
  const { status, headers } = await read(path);
  return [status, headers.get('location')];
};
/** Reads rows as the back-office does. */
const rows = async (path: string): Promise<unknown> => {
  const headers = { apikey: server.publishableKey(), authorization: `Bearer ${token}` };
  return (await fetch(`${server.address}/rest/v1/${path}`, { headers })).json();
};
const changeSlug = (from: string, change: object): Promise<Response> => savePost(server, token, from, change);

test(
  'a former address redirects permanently to the present one, and keeps the query',
  { tags: ['spec-2-3-5', 'spec-2-4-4'] },
  async () => {
    const former = '/blog/choisir-son-crm-a-trois';
    const article = {
      slug: 'choisir-son-crm-a-trois',
      title: 'Choisir',
      content: '<p>Un CRM.</p>',
      status: 'published',
    };
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
  },
);

test('redirects answer where no page is, at once and with the query', async () => {
  expect((await read('/offres/')).status).toBe(301);
  expect((await read('/offres')).status).toBe(404);
  await redirect('/Offres/', '/services?vue=prix#tarifs');
  expect(await locationOf('/Offres/'), 'in one redirect').toEqual([301, '/services?vue=prix#tarifs']);
  await redirect('/vieux/chemin/devis.html', '/contact', 'temporary');
  await redirect('/services/ancien', 'https://example.fr/été');
  expect(await locationOf('/offres')).toEqual([301, '/services?vue=prix#tarifs']);
  expect(await locationOf('/offres?utm_source=lettre')).toEqual([301, '/services?vue=prix&utm_source=lettre#tarifs']);
  expect(await locationOf('/vieux/chemin/devis.html')).toEqual([302, '/contact']);
  expect(await locationOf('/services/ancien')).toEqual([301, 'https://example.fr/%C3%A9t%C3%A9']);
});

test(
  'the short link of another product leads on, and the home page stays where none does',
  { tags: 'spec-10-27' },
  async () => {
    await redirect('/?p=12', '/contact');
    expect(await locationOf('/?p=12')).toEqual([301, '/contact']);
    expect(await locationOf('/?p=12&utm_source=lettre')).toEqual([301, '/contact?utm_source=lettre']);
    expect((await read('/?p=13')).status).toBe(200);
    expect((await read('/?utm_source=lettre')).status).toBe(200);
  },
);

test('a request with another site’s Host changes no redirect of others', async () => {
  await redirect('/ailleurs', 'http://autre.example/ailleurs');
  // Without fetch(), which sets the Host header itself.
  const status = await new Promise((resolve) => {
    get(`${server.address}/ailleurs`, { headers: { host: 'autre.example' } }, ({ statusCode }) => resolve(statusCode));
  });
  expect([status, ...(await locationOf('/ailleurs'))]).toEqual([301, 301, 'http://autre.example/ailleurs']);
});

test('a published page wins over a redirect', async () => {
  await redirect('/cgv', '/contact');
  expect((await read('/cgv')).status).toBe(200);
});

test('missing pages, passages and searches without result are counted as visitors get them', async () => {
  await redirect('/promo', '/contact');
  await redirect('/?cat=3', '/blog');
  await read('/promo');
  await read('/promo');
  await read('/?cat=3');
  await read('/nos-prix', { referer: 'https://annuaire.example.fr/liste?page=2' });
  await read('/nos-prix');
  await read('/nos-prix', { 'sec-fetch-dest': 'image' });
  await read('/nos-prix', { 'sec-purpose': 'prefetch;prerender' });
  await read('/nos-prix', {}, 'HEAD');
  await read('/wp-login.php');
  await read('/blog?page=99');
  await read('/blog?search=Ramonage');
  await expect
    .poll(() => rows('missing_pages?select=path,referring_host,times&path=not.like./blog/*'))
    .toEqual([{ path: '/nos-prix', referring_host: 'annuaire.example.fr', times: 2 }]);
  // On a busy machine the server may count the requests in two batches.
  await expect.poll(() => rows('empty_searches?select=words,times')).toEqual([{ words: 'ramonage', times: 1 }]);
  await expect
    .poll(() => rows('redirects?select=from_path,hits&hits=gt.0&from_path=in.("/promo","/?cat=3")&order=hits'))
    .toEqual([
      { from_path: '/?cat=3', hits: 1 },
      { from_path: '/promo', hits: 2 },
    ]);
});
