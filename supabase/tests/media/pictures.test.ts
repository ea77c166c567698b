// @module-tag spec-10-8
import { fileTypes, maxFileBytes } from '@agency-site/domain/files';
import {
  maxMediaBytes,
  maxOriginalBytes,
  mediaNamePattern,
  mediaTypes,
  smallMediaName,
} from '@agency-site/domain/media';
import { beforeAll, expect, test } from 'vitest';
import { clientOf, rowsOf, type Call } from '../../../server/tests/api-client';
import { gif, jpeg, png, webp } from '../../../server/tests/pictures';
import { useTestSupabase } from '../../../server/tests/test-supabase';
import { mediaClient, type MediaClient } from './media-api';

const supabase = useTestSupabase();
let stranger: MediaClient;
let signedIn: MediaClient;
let administrator: MediaClient;
let call: Call;
beforeAll(async () => {
  const token = await supabase.signIn('administrator');
  stranger = mediaClient(supabase);
  signedIn = mediaClient(supabase, await supabase.signIn('signed-in'));
  administrator = mediaClient(supabase, token);
  call = clientOf(supabase, token);
});

interface Row {
  readonly name: string;
  readonly small_name: string | null;
  readonly size: number;
  readonly uses: readonly { readonly kind: string; readonly id: string; readonly title: string }[];
  readonly total: number;
}
const library = async (query = ''): Promise<Row[]> =>
  rowsOf<Row>(await call('GET', `/rest/v1/rpc/media_library?${query}`));
const publicly = (name: string) => stranger.send('GET', `object/public/media/${name}`);

test('an administrator’s picture is public, cached for ever, and never read as a page', async () => {
  const bytes = webp('VP8 ', 1600, 900);
  expect(await administrator.upload('atelier-1600x900-0a1b2c3d.webp', new Uint8Array(bytes))).toMatchObject({
    status: 200,
    body: { Key: 'media/atelier-1600x900-0a1b2c3d.webp' },
  });
  const { status, body, headers } = await publicly('atelier-1600x900-0a1b2c3d.webp');
  expect([status, body]).toEqual([200, bytes]);
  expect(headers.get('content-type')).toBe('image/webp');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  const [row] = await supabase.database`
    select owner_id = (select id::text from auth.users where email = 'administrator@example.fr') as own, metadata
    from storage.objects where name = 'atelier-1600x900-0a1b2c3d.webp'`;
  expect(row).toMatchObject({ own: true, metadata: { mimetype: 'image/webp', size: bytes.length } });
});

test('only administrators delete, and a deleted file is no longer served', async () => {
  await administrator.upload('a-effacer.jpg', new Uint8Array(jpeg(20, 10)));
  expect((await stranger.remove('a-effacer.jpg')).status).toBe(401);
  expect(await signedIn.remove('a-effacer.jpg')).toMatchObject({ status: 200, body: [] });
  expect((await publicly('a-effacer.jpg')).status).toBe(200);
  expect(await administrator.remove('a-effacer.jpg', 'inconnue.png')).toMatchObject({
    status: 200,
    body: [{ name: 'a-effacer.jpg' }],
  });
  expect((await publicly('a-effacer.jpg')).status).toBe(404);
});

test.each([[{}], [{ prefixes: 'a.png' }], [{ prefixes: [1] }], [null]])('a deletion of %j is refused', async (body) => {
  expect((await administrator.send('DELETE', 'object/media', body)).status).toBe(400);
});

test('a list of pictures to delete has 32 KiB at most', async () => {
  expect((await administrator.remove('a'.repeat(32 * 1024))).status).toBe(413);
});

/** Inserts a row as an account; a successful insert is rolled back and reported by an error. */
const insertedBy = (email: string, name: string) =>
  supabase.database.begin(async (transaction) => {
    const [claims] = await transaction<{ sub: string; session_id: string }[]>`
      select known.id as sub, session.id as session_id
      from auth.users as known join auth.sessions as session on session.user_id = known.id where email = ${email}`;
    await transaction`select set_config('role', 'authenticated', true), set_config('request.jwt.claim.sub', ${claims?.sub ?? ''}, true),
      set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
    await transaction`insert into storage.objects (bucket_id, name) values ('media', ${name})`;
    throw new Error('allowed');
  });

test('the database enforces the rules for direct inserts too', async () => {
  await expect(insertedBy('administrator@example.fr', 'bonne-image.png')).rejects.toThrow('allowed');
  await expect(insertedBy('signed-in@example.fr', 'bonne-image.png')).rejects.toMatchObject({ code: '42501' });
  for (const name of ['../a.png', 'a/b.png', 'a.svg', 'A.png', 'a.png\n']) {
    expect(mediaNamePattern.test(name)).toBe(false);
    await expect(insertedBy('administrator@example.fr', name)).rejects.toMatchObject({ code: '42501' });
  }
});

test('the buckets have the limits of the vocabulary, for hosted Supabase', async () => {
  const buckets = await supabase.database`
    select id, public, file_size_limit::int, allowed_mime_types from storage.buckets order by id`;
  expect([...buckets]).toEqual([
    {
      id: 'files',
      public: true,
      file_size_limit: maxFileBytes,
      allowed_mime_types: [...new Set(Object.values(fileTypes))],
    },
    { id: 'media', public: true, file_size_limit: maxMediaBytes, allowed_mime_types: Object.values(mediaTypes) },
    { id: 'originals', public: false, file_size_limit: maxOriginalBytes, allowed_mime_types: ['image/*'] },
  ]);
});

test('the library lists the latest first, by page and by word, with the uses of each picture', async () => {
  await supabase.database`truncate storage.objects`;
  for (const name of ['premiere.png', 'deuxieme.png', 'troisieme.png']) {
    await administrator.upload(name, new Uint8Array(png(10, 10)));
  }
  const address = '/storage/v1/object/public/media/deuxieme.png';
  const { database } = supabase;
  await database`insert into public.blog_posts (slug, title, content, featured_image_url) values
    ('a-la-une', 'Couverture', '<p>a</p>', ${address}), ('dans-le-texte', 'Dans le texte', ${`<img src="https://projet.supabase.co${address}" alt="">`}, null)`;
  await database`insert into public.pages (slug, title, content) values ('essai-media', 'Essai', ${`<img src="${address}">`})`;
  await database`insert into public.case_studies (slug, title, client, sector, summary, picture_url) values
    ('etude', 'Étude', 'Ana', 'e-commerce', 'Essai', ${address})`;
  await database`insert into public.blog_posts (slug, title, content) values ('jetee', 'Jetée', ${`<img src="${address}">`})`;
  await database`delete from public.blog_posts where slug = 'jetee'`;
  await database`update public.site_settings set value = ${address} where key = 'site_logo_url'`;

  const rows = await library();
  expect(rows.map(({ name }) => name)).toEqual(['troisieme.png', 'deuxieme.png', 'premiere.png']);
  expect(rows[1]?.uses.map(({ kind, title }) => [kind, title])).toEqual([
    ['blog_posts', 'Couverture'],
    ['blog_posts', 'Dans le texte'],
    ['case_studies', 'Étude'],
    ['pages', 'Essai'],
    ['site_settings', 'site_logo_url'],
    ['trash', 'Jetée'],
  ]);
  expect(rows[0]?.uses).toEqual([]);
  expect(rows[0]).toMatchObject({ size: png(10, 10).length, total: 3 });
  expect((await library('skipped=1&shown=1')).map(({ name, total }) => [name, total])).toEqual([['deuxieme.png', 3]]);
  expect((await library('words=Prem')).map(({ name }) => name)).toEqual(['premiere.png']);
  expect(await library('words=absente')).toEqual([]);
});

test(
  'a description lasts as long as its file, and the log names who changed or deleted it',
  { tags: 'spec-10-7' },
  async () => {
    const { database } = supabase;
    await database`delete from public.activity_log`;
    await administrator.upload('decrite-10x10-3f9a1c2e.png', new Uint8Array(png(10, 10)));
    await administrator.upload('decrite-10x10-3f9a1c2e-small.png', new Uint8Array(png(5, 5)));
    const about = '/rest/v1/pictures?name=eq.decrite-10x10-3f9a1c2e.png';
    const words = { title: 'Établi', alt: 'Un établi', caption: 'À Lyon' };
    expect((await call('PATCH', about, words)).status).toBe(204);
    const [row] = await library('words=decrite');
    expect(row).toMatchObject({ name: 'decrite-10x10-3f9a1c2e.png', ...words });
    await administrator.remove('decrite-10x10-3f9a1c2e.png', 'decrite-10x10-3f9a1c2e-small.png');
    expect(await database`select from public.pictures where name like 'decrite%'`).toHaveLength(0);
    const entries = await database`
    select event, row_id, columns, account_id = (select id from auth.users where email = 'administrator@example.fr') as own
    from public.activity_log where table_name = 'pictures' order by id`;
    const shared = { row_id: 'decrite-10x10-3f9a1c2e.png', own: true };
    expect([...entries]).toEqual([
      { event: 'insert', columns: [], ...shared },
      { event: 'update', columns: ['title', 'alt', 'caption'], ...shared },
      { event: 'delete', columns: [], ...shared },
    ]);
  },
);

test('a small file counts as a use of its picture, and is listed once it is alone', async () => {
  await supabase.database`truncate storage.objects`;
  const whole = '1600x900-3f9a1c2e.webp';
  const small = smallMediaName(whole, mediaTypes.webp);
  const bytes = new Uint8Array(webp('VP8 ', 400, 225));
  for (const client of [stranger, signedIn]) expect([401, 403]).toContain((await client.upload(small, bytes)).status);
  for (const token of [undefined, await supabase.signIn('signed-in')])
    expect([401, 403]).toContain((await clientOf(supabase, token)('GET', '/rest/v1/rpc/media_library')).status);
  for (const name of [whole, small, 'atelier-800x450-3f9a1c2f.gif', 'presque-small.png']) {
    const picture = { webp: bytes, gif: new Uint8Array(gif(8, 8)), png: new Uint8Array(png(8, 8)) };
    await administrator.upload(name, picture[name.slice(-4).replace('.', '') as keyof typeof picture]);
  }
  await supabase.database`insert into public.blog_posts (slug, title, content) values
    ('petite', 'Petite', ${`<img src="/storage/v1/object/public/media/${small}"><img src="/storage/v1/object/public/media/${whole}">`})`;
  const rows = await library();
  expect(rows.map(({ name, small_name, total }) => [name, small_name, total])).toEqual([
    ['presque-small.png', null, 3],
    ['atelier-800x450-3f9a1c2f.gif', null, 3],
    [whole, small, 3],
  ]);
  expect(rows[2]?.uses.map(({ title }) => title)).toEqual(['Petite']);
  expect((await library('words=-3f9a1c2e.')).map(({ name }) => name)).toEqual([whole]);
  await supabase.database`delete from public.blog_posts where slug = 'petite'`;
  await supabase.database`delete from public.trash`;
  await administrator.remove(whole);
  expect((await library('words=3f9a1c2e')).map(({ name }) => name)).toEqual([small]);
});
