// @module-tag spec-10-8
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { maxFileBytes } from '@agency-site/domain/files';
import { beforeAll, expect, test } from 'vitest';
import { clientOf, rowsOf, type Call } from '../../../server/tests/api-client';
import { png } from '../../../server/tests/pictures';
import { useTestSupabase } from '../../../server/tests/test-supabase';
import { mediaClient, type MediaClient } from './media-api';

const supabase = useTestSupabase();
const name = 'plaquette-0a1b2c3d4e5f6a7b.pdf';
const pdf = Buffer.from('%PDF-1.7\nLes prix');
const address = `/storage/v1/object/public/files/${name}`;
let token: string;
let stranger: MediaClient;
let administrator: MediaClient;
let call: Call;
beforeAll(async () => {
  token = await supabase.signIn('administrator');
  stranger = mediaClient(supabase);
  administrator = mediaClient(supabase, token);
  call = clientOf(supabase, token);
  await administrator.sendFile(name, new Uint8Array(pdf));
});

const folder = (): string => join(dirname(supabase.mediaDirectory), 'files');
const stored = (): string[] => (existsSync(folder()) ? readdirSync(folder()) : []);
const publicly = (of: string) => stranger.send('GET', `object/public/files/${of}`);

test('a file is a download for everybody, of its own type, never sniffed and never run', async () => {
  for (const query of ['', '?download', '?download=a.html', '?response-content-type=text/html']) {
    const { status, body, headers } = await publicly(name + query);
    expect([status, body]).toEqual([200, pdf]);
    expect(headers.get('content-disposition')).toBe('attachment');
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
  expect((await publicly('inconnue.pdf')).status).toBe(404);
});

/** Requests straight to the API that only administrators may make. */
const attempts: Readonly<Record<string, (client: MediaClient) => Promise<{ status: number; body: unknown }>>> = {
  'lists them': (client) => client.send('POST', 'object/list/files', { prefix: '' }),
  'adds one': (client) => client.sendFile('autre.pdf', new Uint8Array(pdf)),
  'adds one under a name that leads elsewhere': (client) => client.sendFile('..%2Fautre.pdf', new Uint8Array(pdf)),
  'writes over one': (client) => client.send('PUT', `object/files/${name}`, {}),
  'writes over one as an upload': (client) =>
    client.sendFile(name, new Uint8Array(Buffer.from('%PDF-1.7 pris')), { 'x-upsert': 'true' }),
  'deletes one': (client) => client.send('DELETE', `object/files/${name}`),
  'deletes several': (client) => client.send('DELETE', 'object/files', { prefixes: [name] }),
  'moves one': (client) =>
    client.send('POST', 'object/move', { bucketId: 'files', sourceKey: name, destinationKey: 'ailleurs.pdf' }),
  'copies one': (client) =>
    client.send('POST', 'object/copy', { bucketId: 'files', sourceKey: name, destinationKey: 'copie.pdf' }),
  'empties the bucket': (client) => client.send('POST', 'bucket/files/empty'),
  'opens it to other types': (client) => client.send('PUT', 'bucket/files', { public: true, allowed_mime_types: null }),
  'signs an upload for somebody else': (client) => client.send('POST', `object/upload/sign/files/${name}`, {}),
};

test.each(['a stranger', 'a forged session', 'signed-in', 'reader'] as const)(
  '%s lists, adds, overwrites and deletes nothing',
  async (who) => {
    const forged = 'eyJhbGciOiJIUzI1NiJ9.e30.x';
    const ofAccount = who === 'signed-in' || who === 'reader' ? await supabase.signIn(who) : undefined;
    const client = mediaClient(supabase, who === 'a forged session' ? forged : ofAccount);
    const succeeded: string[] = [];
    for (const [attempt, run] of Object.entries(attempts)) {
      const { status, body } = await run(client);
      // The API answers a deletion that no policy allows with an empty list.
      if (status < 400 && !(Array.isArray(body) && body.length === 0)) succeeded.push(attempt);
    }
    expect({ succeeded, files: stored() }).toEqual({ succeeded: [], files: [name] });
    expect(readFileSync(join(folder(), name))).toEqual(pdf);
    const list = await clientOf(supabase, ofAccount)('GET', '/rest/v1/rpc/file_list');
    expect(list.status === 200).toBe(who === 'reader');
  },
);

/** Inserts a row as an account; a successful insert is rolled back and reported by an error. */
const insertedBy = (email: string | undefined, file: string) =>
  supabase.database.begin(async (transaction) => {
    const [claims] = await transaction<{ sub: string; session_id: string }[]>`
      select known.id as sub, session.id as session_id
      from auth.users as known join auth.sessions as session on session.user_id = known.id where email = ${email ?? ''}`;
    await transaction`select set_config('role', ${email ? 'authenticated' : 'anon'}, true),
      set_config('request.jwt.claim.sub', ${claims?.sub ?? ''}, true),
      set_config('request.jwt.claims', ${JSON.stringify(claims ?? {})}, true)`;
    await transaction`insert into storage.objects (bucket_id, name) values ('files', ${file})`;
    throw new Error('allowed');
  });

test('policies enforce this on hosted Supabase, where our server checks nothing', async () => {
  await supabase.signIn('signed-in');
  await expect(insertedBy('administrator@example.fr', 'bon.pdf')).rejects.toThrow('allowed');
  for (const email of [undefined, 'signed-in@example.fr'])
    await expect(insertedBy(email, 'bon.pdf')).rejects.toMatchObject({ code: '42501' });
  for (const file of ['a.html', 'a.svg', 'a.js', 'a.png', 'a.pdf.html', '../a.pdf', 'a/b.pdf', 'A.pdf', 'a.pdf\n'])
    await expect(insertedBy('administrator@example.fr', file), file).rejects.toMatchObject({ code: '42501' });
  const commands = await supabase.database`
    select distinct cmd from pg_policies where schemaname = 'storage' and concat(qual, with_check) like '%files%' order by cmd`;
  expect(
    commands.map(({ cmd }) => cmd as unknown),
    'none to update',
  ).toEqual(['DELETE', 'INSERT', 'SELECT']);
});

test.each([
  ['a page', 'page.html', Buffer.from('<html>'), 400],
  ['a page named as a paper', 'page.pdf', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
  ['a page named as a text', 'page.txt', Buffer.from('<html><script>alert(1)</script>'), 415],
  ['a drawing with a script', 'logo.svg', Buffer.from('<svg><script>alert(1)</script></svg>'), 400],
  ['a script', 'code.js', Buffer.from('alert(1)'), 400],
  ['a picture', 'image.png', png(10, 10), 400],
  ['a picture named as a paper', 'image.pdf', png(10, 10), 415],
  ['a paper named as a sound', 'son.mp3', pdf, 415],
  ['one byte too many', 'lourd.pdf', Buffer.concat([pdf, Buffer.alloc(maxFileBytes)]), 413],
])('%s is refused with a sentence, and leaves nothing', async (_what, as, bytes, status) => {
  // The server may close the connection before the whole body is sent: that is a refusal too.
  const answer = await administrator
    .sendFile(as, new Uint8Array(bytes), { 'content-type': 'application/pdf' })
    .catch(() => ({ status: 413, body: { message: 'Connection closed.' } }));
  expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(/\w.*\.$/) } });
  expect(stored()).toEqual([name]);
});

const list = async () => rowsOf(await call('GET', '/rest/v1/rpc/file_list?name=ilike.*plaquette*'));

test('the list says what leads to a file; one that something leads to is not deleted', async () => {
  const { database } = supabase;
  expect(await list()).toMatchObject([{ id: name, size: pdf.length, mimetype: 'application/pdf', uses: [] }]);
  await database`insert into public.blog_posts (slug, title, content) values ('prix', 'Les prix', ${`<p><a href="${address}">x</a></p>`})`;
  await database`insert into public.redirects (from_path, to_address) values ('/uploads/prix.pdf', ${address})`;
  const [file] = (await list()) as { uses: { kind: string; title: string }[] }[];
  expect(file?.uses.map(({ kind, title }) => [kind, title])).toEqual([
    ['blog_posts', 'Les prix'],
    ['redirects', expect.anything()],
  ]);
  const remove = () => administrator.send('DELETE', 'object/files', { prefixes: [name] });
  expect(await remove()).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^The file plaquette.* is in use: blog_posts « Les prix »/) },
  });
  expect(stored()).toEqual([name]);
  await database`delete from public.blog_posts where slug = 'prix'`;
  await database`delete from public.redirects where to_address = ${address}`;
  expect((await remove()).status, 'in the trash').toBe(409);
  await database`delete from public.trash`;
  expect(await remove()).toMatchObject({ status: 200, body: [{ bucket_id: 'files', name }] });
  expect((await publicly(name)).status).toBe(404);
  expect(stored()).toEqual([]);
});
