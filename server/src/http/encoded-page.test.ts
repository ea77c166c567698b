import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { EncodedPage } from './encoded-page';

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
