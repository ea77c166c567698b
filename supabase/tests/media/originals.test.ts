// @module-tag spec-10-8
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { maxOriginalBytes } from '@agency-site/domain/media';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { clientOf, rowsOf } from '../../../server/tests/api-client';
import { png } from '../../../server/tests/pictures';
import { useTestSupabase } from '../../../server/tests/test-supabase';
import { mediaClient, type MediaClient } from './media-api';

const supabase = useTestSupabase();
const name = 'atelier-1600x900-0a1b2c3d.png';
const original = new Uint8Array(Buffer.from('as a camera wrote it, PLACE 48.85 2.35'));
const picture = new Uint8Array(png(1600, 900));
let token: string;
let administrator: MediaClient;
beforeAll(async () => {
  token = await supabase.signIn('administrator');
  administrator = mediaClient(supabase, token);
});
beforeEach(() => administrator.remove(name));

const path = `object/originals/${name}`;
const folder = () => join(supabase.mediaDirectory, '..', 'originals');
const originals = () => (existsSync(folder()) ? readdirSync(folder()) : []);
const add = async (): Promise<void> => {
  expect((await administrator.keepOriginal(name, original)).status).toBe(200);
  expect((await administrator.upload(name, picture)).status).toBe(200);
};

test('the file that a picture was made from is kept as it is, for administrators alone', async () => {
  await add();
  const { status, body, headers } = await administrator.send('GET', path);
  expect([status, body]).toEqual([200, Buffer.from(original)]);
  expect(headers.get('content-type')).toBe('image/jpeg');
  expect(headers.get('content-disposition')).toBe('attachment');
  expect(headers.get('cache-control')).toBe('private, no-store');
  const [row] = rowsOf(await clientOf(supabase, token)('GET', `/rest/v1/rpc/media_library?words=atelier`));
  expect(row).toMatchObject({ name, original_size: original.length });

  const stranger = mediaClient(supabase);
  const nobody = mediaClient(supabase, await supabase.signIn('signed-in'));
  for (const [client, refused] of [
    [stranger, [401, 401, 401]],
    [nobody, [404, 403, 200]],
  ] as const) {
    const answers = [
      await client.send('GET', path),
      await client.keepOriginal(`autre-${name}`, original),
      await client.send('DELETE', 'object/originals', { prefixes: [name] }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(refused);
    for (const way of ['public', 'authenticated', 'sign', 'render/image/public'])
      expect((await client.send('GET', `object/${way}/originals/${name}`)).status).toBe(404);
  }
  expect(originals()).toEqual([name]);
  const served = (await stranger.send('GET', `object/public/media/${name}`)).body as Buffer;
  expect(served.includes('PLACE')).toBe(false);
});

test('an original goes with its picture, and stays while that one is in use', async () => {
  await add();
  const address = `/storage/v1/object/public/media/${name}`;
  await supabase.database`
    insert into public.blog_posts (slug, title, content, featured_image_url) values ('montre', 'Montre', '<p>a</p>', ${address})`;
  expect((await administrator.remove(name)).status).toBe(409);
  expect(originals()).toEqual([name]);
  await supabase.database`delete from public.blog_posts where slug = 'montre'`;
  await supabase.database`delete from public.trash`;
  expect(await administrator.remove(name)).toMatchObject({ status: 200, body: [{ bucket_id: 'media', name }] });
  expect(originals()).toEqual([]);
  expect((await administrator.send('GET', path)).status).toBe(404);
});

test.each([
  ['a page', name, original, 'text/html', 415],
  ['a name that leads elsewhere', '..%2Fkeys.png', original, 'image/png', 400],
  ['one byte too many', name, new Uint8Array(maxOriginalBytes + 1), 'image/jpeg', 413],
])('%s is refused as an original, and leaves nothing', async (_, as, bytes, type, status) => {
  // The server may close the connection before the client has sent the whole body, which is a refusal too.
  const answer = await administrator.keepOriginal(as, bytes, type).catch(() => ({ status: 413 }));
  expect(answer.status).toBe(status);
  expect(originals()).toEqual([]);
});

test('an original is not written over', async () => {
  await add();
  expect((await administrator.keepOriginal(name, picture)).status).toBe(409);
  expect((await administrator.send('GET', path)).body).toEqual(Buffer.from(original));
});
