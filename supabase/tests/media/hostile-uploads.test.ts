// @module-tag spec-10-3
// @module-tag spec-10-8
import { readdirSync } from 'node:fs';
import { maxMediaBytes } from '@agency-site/domain/media';
import { beforeAll, expect, test } from 'vitest';
import { endlessBody } from '../../../server/tests/endless-body';
import { gif, png, webp } from '../../../server/tests/pictures';
import { useTestSupabase } from '../../../server/tests/test-supabase';
import { mediaClient, type MediaClient } from './media-api';

const supabase = useTestSupabase();
let administrator: MediaClient;
beforeAll(async () => {
  administrator = mediaClient(supabase, await supabase.signIn('administrator'));
});

const names = async (): Promise<string[]> =>
  (await supabase.database<{ name: string }[]>`select name from storage.objects`).map(({ name }) => name);

/** Returns a valid picture of any size: zeros follow its end. */
const pictureOf = (size: number): Buffer => Buffer.concat([png(10, 10), Buffer.alloc(size)]).subarray(0, size);

test.each([
  ['HTML named .png', 'page.png', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
  ['HTML said to be a PNG', 'page.png', Buffer.from('<html>'), 415],
  ['an SVG with a script', 'logo.svg', Buffer.from('<svg><script>alert(1)</script></svg>'), 400],
  ['an SVG with a script named .webp', 'logo.webp', Buffer.from('<svg><script>alert(1)</script></svg>'), 415],
  ['a GIF named .png', 'animation.png', gif(10, 10), 415],
  ['an empty file', 'vide.png', Buffer.alloc(0), 415],
  ['a decompression bomb', 'bombe.png', png(30_000, 30_000, 2000), 422],
  ['a bomb without data', 'bombe.webp', webp('VP8X', 16_000_000, 16_000_000), 422],
  ['one byte too many', 'lourde.png', pictureOf(maxMediaBytes + 1), 413],
  ['50 MB', 'lourde.png', pictureOf(50 * 1024 * 1024), 413],
])('%s is refused with a sentence', async (_, name, bytes, status) => {
  // The server may close the connection before the client has sent the whole body, which is a refusal too.
  const answer = await administrator
    .upload(name, new Uint8Array(bytes), { 'content-type': 'image/png' })
    .catch(() => ({ status: 413, body: { statusCode: '413', message: 'Connection closed.' } }));
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ statusCode: String(status), message: expect.stringMatching(/\w.*\.$/) });
  expect(await names()).toEqual([]);
});

test.each(['a/b.png', '.image.png', 'image..png', 'Image.PNG', 'image.php', `${'a'.repeat(151)}.png`])(
  'the name %s is refused',
  async (name) => {
    expect(await administrator.upload(name, new Uint8Array(png(10, 10)))).toMatchObject({
      status: 400,
      body: { error: 'bad name' },
    });
    expect(await names()).toEqual([]);
  },
);

test.each([
  '..%2F..%2Fkeys.json.png',
  '..%2Fimage.png',
  'a%2Fb.png',
  '%2Fetc%2Fimage.png',
  'a%00.png',
  'a%0Ab.png',
  'a%5Cb.png',
  'image.png%20',
  'ima%E2%80%AEgnp.png',
])('the name %s is no name, but an address that others read otherwise: refused', async (name) => {
  expect(await administrator.upload(name, new Uint8Array(png(10, 10)))).toMatchObject({
    status: 400,
    body: { message: 'Malformed address' },
  });
  expect(await names()).toEqual([]);
});

test('an upload without Content-Length is cut off', async () => {
  const { body, sent } = endlessBody();
  const answer = await administrator.upload('flux.png', body).catch(() => undefined);
  expect(answer?.status ?? 413).toBe(413);
  expect(sent()).toBeLessThan(20 * 1024 * 1024);
});

test('a stranger is refused before the file is read', async () => {
  const picture = new Uint8Array(png(10, 10));
  for (const token of [undefined, 'eyJhbGciOiJIUzI1NiJ9.e30.x', supabase.keys.secretKey]) {
    const stranger = mediaClient(supabase, token);
    expect(await stranger.upload('image.png', picture)).toMatchObject({ status: 401, body: { error: 'no session' } });
    const { body, sent } = endlessBody();
    const answer = await stranger.upload('flux.png', body).catch(() => undefined);
    expect(answer?.status ?? 401).toBe(401);
    expect(sent()).toBeLessThan(maxMediaBytes);
  }
  expect(await names()).toEqual([]);
});

test('an account that is no administrator’s is refused', async () => {
  const signedIn = mediaClient(supabase, await supabase.signIn('signed-in'));
  expect(await signedIn.upload('image.png', new Uint8Array(png(10, 10)))).toMatchObject({
    status: 403,
    body: { message: 'Only administrators may send or delete pictures.' },
  });
  expect(await names()).toEqual([]);
});

test('the second of two uploads with one name is refused and overwrites nothing', async () => {
  const [first, second] = [png(10, 10), png(20, 20)].map((bytes) => new Uint8Array(bytes));
  const answers = await Promise.all([first, second].map((bytes) => administrator.upload('une.png', bytes as BodyInit)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const stored = (await administrator.send('GET', 'object/public/media/une.png')).body as Buffer;
  const again = await administrator.upload('une.png', new Uint8Array(png(30, 30)), { 'x-upsert': 'true' });
  expect(again).toMatchObject({ status: 409, body: { error: 'name taken' } });
  expect((await administrator.send('GET', 'object/public/media/une.png')).body).toEqual(stored);
  expect(await administrator.remove('une.png')).toMatchObject({ status: 200, body: [{ name: 'une.png' }] });
});

test('a refused upload leaves no file behind', () => {
  expect(readdirSync(supabase.mediaDirectory)).toEqual([]);
});

test.each([
  ['GET', 'bucket'],
  ['POST', 'bucket'],
  ['DELETE', 'bucket/media'],
  ['POST', 'bucket/media/empty'],
  ['POST', 'object/list/media'],
  ['POST', 'object/move'],
  ['POST', 'object/copy'],
  ['POST', 'object/sign/media/une.png'],
  ['POST', 'object/upload/sign/media/une.png'],
  ['PUT', 'object/media/une.png'],
  ['POST', 'object/autre/une.png'],
  ['GET', 'object/public/media/.une.png'],
])('%s %s leads nowhere', async (method, path) => {
  expect((await administrator.send(method, path, method === 'GET' ? undefined : {})).status).toBe(404);
});

test.each(['..%2Fkeys.json', '%2e%2e%2fserver.pid', '..%5Ckeys.json'])(
  'the name %s of a picture is refused',
  async (name) => {
    expect((await administrator.send('GET', `object/public/media/${name}`)).status).toBe(400);
  },
);
