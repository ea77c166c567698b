// @module-tag spec-10-4
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { EncodedPage, sendPage } from './encoded-page';

const text = Array.from(
  { length: 400 },
  (_, line) => `<p>Ligne ${line} : ${(line * 7919) % 1009} devis relancés.</p>`,
).join('\n');
const page = (): EncodedPage => new EncodedPage(200, [], text);

test('every encoding holds the text', async () => {
  const encoded = page();
  expect(Buffer.from(await encoded.in('identity')).toString()).toBe(text);
  expect(gunzipSync(await encoded.in('gzip')).toString()).toBe(text);
  for (let request = 1; request <= 3; request += 1)
    expect(brotliDecompressSync(await encoded.in('br')).toString(), `request ${request}`).toBe(text);
});

test('a page requested twice is compressed to its smallest, once', async () => {
  const encoded = page();
  const [first, second, third] = [await encoded.in('br'), await encoded.in('br'), await encoded.in('br')];
  expect(second.length).toBeLessThan(first.length);
  expect(third).toBe(second);
});

test('the etag follows the text', () => {
  expect(page().etag).toBe(page().etag);
  expect(new EncodedPage(200, [], `${text} `).etag).not.toBe(page().etag);
});

test.each([
  [200, 'no-cache'],
  [301, 'no-cache'],
  [404, 'no-cache'],
  [429, 'no-store'],
  [500, 'no-store'],
  [503, 'no-store'],
])('a page with %i says how long it is kept: %s', async (status, cacheControl) => {
  const server = new Hono().get('/', (context) => sendPage(context, new EncodedPage(status, [], text)));
  expect((await server.request('/')).headers.get('cache-control')).toBe(cacheControl);
});

test.each([
  ['it', (etag: string) => etag],
  ['it without W/, as some proxies pass it on', (etag: string) => etag.replace('W/', '')],
  ['it among others', (etag: string) => `"a", ${etag}`],
])('a browser that has %s gets no body', async (_name, sent) => {
  const server = new Hono().get('/', (context) => sendPage(context, page()));
  const headers = { 'if-none-match': sent(page().etag) };
  expect((await server.request('/', { headers })).status).toBe(304);
});
