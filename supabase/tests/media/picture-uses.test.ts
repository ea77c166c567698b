// @module-tag spec-10-8
import { beforeAll, expect, test } from 'vitest';
import { clientOf, codeOf, rowsOf, type Call } from '../../../server/tests/api-client';
import { png } from '../../../server/tests/pictures';
import { useTestSupabase } from '../../../server/tests/test-supabase';
import { mediaClient, type MediaClient } from './media-api';

const supabase = useTestSupabase();
let stranger: MediaClient;
let administrator: MediaClient;
let call: Call;
beforeAll(async () => {
  const token = await supabase.signIn('administrator');
  stranger = mediaClient(supabase);
  administrator = mediaClient(supabase, token);
  call = clientOf(supabase, token);
});

interface Row {
  readonly name: string;
  readonly uses: readonly { readonly kind: string; readonly title: string }[];
}
const library = async (query = ''): Promise<Row[]> =>
  rowsOf<Row>(await call('GET', `/rest/v1/rpc/media_library?${query}`));
const publicly = (name: string) => stranger.send('GET', `object/public/media/${name}`);

const points = (names: string) => clientOf(supabase)('GET', `/rest/v1/rpc/focal_points?names=${names}`);

test('a search finds pictures by description without accents; visitors read focal points', async () => {
  const name = 'photo-10x10-3f9a1c2e.png';
  await administrator.upload(name, new Uint8Array(png(10, 10)));
  const known = { title: 'Établi', alt: 'Une scie', tags: ['Lyon', 'bois clair'], focus_x: 20, focus_y: 80 };
  expect((await call('PATCH', `/rest/v1/pictures?name=eq.${name}`, known)).status).toBe(204);
  for (const words of ['etabli scie', 'CLAIR lyon', '3f9a1c2e photo'])
    expect(
      (await library(`words=${words}`)).map((row) => row.name),
      words,
    ).toEqual([name]);
  expect(await library('words=etabli paris')).toEqual([]);
  expect((await points(`autre.png ${name}`)).body).toEqual([{ name, x: 20, y: 80 }]);
  expect((await points('')).body).toEqual([]);
  const beyond = await call('PATCH', `/rest/v1/pictures?name=eq.${name}`, { focus_x: 101 });
  expect(codeOf(beyond)).toBe('23514');
});

test('a future table counts as a place of pictures, unless visitors write it', async () => {
  const { database } = supabase;
  await database`create table public.portraits (id uuid primary key default gen_random_uuid(), age integer, name text, links text[], blocks jsonb)`;
  const address = '/storage/v1/object/public/media/portrait.png';
  await database`insert into public.portraits (name, links, blocks) values
    ('Ana', ${[address]}, null), ('Bo', null, ${database.json({ blocks: [{ picture: address }] })}), ('Cy', null, null)`;
  await database`insert into public.contacts (name, email, message) values ('Dan', 'dan@example.fr', ${address})`;
  await database`delete from public.contacts where name = 'Dan'`;
  await database`grant select on public.portraits to authenticated`;
  await administrator.upload('portrait.png', new Uint8Array(png(10, 10)));
  const [row] = await library('words=portrait');
  expect(row?.uses.map(({ kind, title }) => [kind, title])).toEqual([
    ['portraits', 'Ana'],
    ['portraits', 'Bo'],
  ]);
  await database`drop table public.portraits`;
});

test('nobody can delete a picture in use, alone or with others; the answer names the places', async () => {
  const { database } = supabase;
  for (const name of ['utile.png', 'inutile.png']) await administrator.upload(name, new Uint8Array(png(10, 10)));
  await database`insert into public.blog_posts (slug, title, content) values
    ('utile', 'Un brouillon', '<img src="/storage/v1/object/public/media/utile.png">')`;
  for (const names of [['utile.png'], ['inutile.png', 'utile.png']])
    expect(await administrator.remove(...names)).toMatchObject({
      status: 409,
      body: { message: 'The picture utile.png is in use: blog_posts « Un brouillon »' },
    });
  await expect(database`delete from storage.objects where name = 'utile.png'`).rejects.toMatchObject({ code: 'PT409' });
  for (const name of ['utile.png', 'inutile.png']) expect((await publicly(name)).status).toBe(200);
  // A row in the trash counts, because somebody may restore it.
  await database`delete from public.blog_posts where slug = 'utile'`;
  expect((await administrator.remove('utile.png')).body).toMatchObject({
    message: expect.stringContaining('trash « Un brouillon »'),
  });
  await database`delete from public.trash`;
  expect((await administrator.remove('utile.png')).status).toBe(200);
});

const at = (name: string) => `/storage/v1/object/public/media/${name}`;
const text = (name: string) => `<img src="${at(name)}"><img src="https://projet.supabase.co${at(name)}">`;
const replace = (caller: Call, names: object) => caller('POST', '/rest/v1/rpc/replace_picture', names);

test(
  'a replacement takes a picture’s place everywhere at once, except in the history',
  { tags: 'spec-10-7' },
  async () => {
    const { database } = supabase;
    const [former, replacement] = ['ancien-10x10-3f9a1c2e.png', 'nouveau-10x10-3f9a1c2f.png'] as const;
    const small = 'ancien-10x10-3f9a1c2e-small.png';
    for (const name of [former, small, replacement, 'ancien-10x10-3f9a1c20.png'])
      await administrator.upload(name, new Uint8Array(png(10, 10)));
    await database`insert into public.blog_posts (slug, title, content, featured_image_url) values
    ('remplace', 'Remplacé', ${text(former)}, ${at(small)}), ('intact', 'Intact', ${text('ancien-10x10-3f9a1c20.png')}, null)`;
    await database`insert into public.pages (slug, title, content) values ('remplacee', 'Remplacée', ${text(former)})`;
    await database`update public.site_settings set value = ${at(former)} where key = 'site_logo_url'`;
    await database`insert into public.blog_posts (slug, title, content) values ('jetee', 'Jetée', ${text(former)})`;
    await database`delete from public.blog_posts where slug = 'jetee'`;

    // An editor may change articles and pages, but not the settings: so the replacement changes all or nothing.
    const editor = clientOf(supabase, await supabase.signIn('editor'));
    expect(codeOf(await replace(editor, { former, replacement }))).toBe('42501');
    expect((await library(`words=${former}`))[0]?.uses).toHaveLength(4);
    for (const names of [
      { former, replacement: former },
      { former, replacement: 'inconnu.png' },
      { former: 'inconnu.png', replacement },
    ])
      expect(codeOf(await replace(call, names))).toBe('PT404');

    expect(await replace(call, { former, replacement })).toMatchObject({ status: 200, body: 4 });
    const [post] = await database`select content, featured_image_url from public.blog_posts where slug = 'remplace'`;
    expect(post).toEqual({ content: text(replacement), featured_image_url: at(replacement) });
    expect((await library(`words=${former}`))[0]?.uses).toEqual([]);
    expect((await library(`words=${replacement}`))[0]?.uses.map(({ title }) => title)).toEqual([
      'Remplacé',
      'Remplacée',
      'site_logo_url',
      'Jetée',
    ]);
    expect((await library('words=3f9a1c20'))[0]?.uses).toHaveLength(1);
    const versions = await database<{ content: string }[]>`
    select content ->> 'content' as content from public.revisions
    where row_id in (select id from public.blog_posts where slug = 'remplace') order by id`;
    expect(versions.map(({ content }) => content)).toEqual([text(former), text(replacement)]);
    expect(await database`select from public.activity_log where event = 'replace' and row_id = ${former}`).toHaveLength(
      1,
    );
    expect((await administrator.remove(former, small)).status).toBe(200);
  },
);
