import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientOf, codeOf, rowsOf, type Call } from '../../../server/tests/api-client';
import { changePost, createPost, readPost } from '../rules/drafts';
import { useClient, useTestSupabase } from '../../../server/tests/test-supabase';

const supabase = useTestSupabase();
const owner = useClient(supabase, 'administrator');
const editor = useClient(supabase, 'editor');
const author = useClient(supabase, 'author');
const reader = useClient(supabase, 'reader');
const stranger = clientOf(supabase);
const ids = { administrator: '', editor: '', author: '', reader: '' };
type Person = keyof typeof ids;

beforeAll(async () => {
  for (const name of Object.keys(ids) as Person[]) {
    const [row] = await supabase.database<
      { id: string }[]
    >`select id from auth.users where email = ${`${name}@example.fr`}`;
    ids[name] = row?.id ?? '';
  }
});
beforeEach(async () => {
  await supabase.database`delete from public.blog_posts`;
  await supabase.database`update public.profiles set name = '', picture_url = '', biography = '', weekly_mail = false`;
});

const change = (client: Call, id: string, values: object) =>
  client('PATCH', `/rest/v1/profiles?id=eq.${id}`, values, { prefer: 'return=representation' });
const stored = async (id: string) => (await supabase.database`select * from public.profiles where id = ${id}`)[0];
const pages = async (client = stranger) => rowsOf<{ slug: string }>(await client('GET', '/rest/v1/rpc/author_pages'));

/** Returns a function's answer to strangers. */
const answerToStranger = async (name: string, query: string) =>
  (await stranger('GET', `/rest/v1/rpc/${name}?${query}`)).body;
const choices = async (client: Call) =>
  rowsOf<{ id: string }>(await client('GET', '/rest/v1/rpc/author_choices')).map(({ id }) => id);

describe('a profile', { tags: 'spec-6' }, () => {
  test('is changed by its person, and by owners', async () => {
    for (const [client, name] of [
      [author, 'author'],
      [reader, 'reader'],
      [owner, 'editor'],
    ] as const)
      expect(rowsOf(await change(client, ids[name], { biography: 'Bonjour' }))).toMatchObject([
        { biography: 'Bonjour' },
      ]);
  });

  test('of somebody else is neither read nor changed, by whatever filter', async () => {
    for (const client of [editor, author, reader]) {
      expect(rowsOf(await client('GET', '/rest/v1/profiles?select=id'))).toHaveLength(1);
      await change(client, ids.administrator, { name: 'Autre' });
      await client('PATCH', '/rest/v1/profiles?name=eq.', { weekly_mail: true });
      // Without a filter, only the policy of update decides on the rows.
      await client('PATCH', '/rest/v1/profiles', { weekly_mail: true });
    }
    expect(await stored(ids.administrator)).toMatchObject({ name: '', weekly_mail: false });
  });

  test('has no role, and gives none', async () => {
    for (const values of [{ role: 'owner' }, { id: ids.administrator }, { created_at: '2020-01-01' }])
      expect((await change(author, ids.author, values)).status).toBeGreaterThanOrEqual(400);
    await author('PATCH', `/rest/v1/admins?user_id=eq.${ids.author}`, { role: 'owner' });
    const [{ role } = { role: '' }] =
      await supabase.database`select role from public.admins where user_id = ${ids.author}`;
    expect(role).toBe('author');
  });

  test('is made and deleted by nobody through the API', async () => {
    for (const client of [owner, author, stranger]) {
      expect((await client('POST', '/rest/v1/profiles', { id: ids.author })).status).toBeGreaterThanOrEqual(400);
      expect((await client('DELETE', `/rest/v1/profiles?id=eq.${ids.author}`)).status).toBeGreaterThanOrEqual(400);
    }
    expect(await stored(ids.author)).toBeDefined();
  });

  test('with a name has an address, its own, made from the name where none is given', async () => {
    await change(author, ids.author, { name: ' Zoé d’Été ' });
    expect(await stored(ids.author)).toMatchObject({ name: 'Zoé d’Été', slug: 'zoe-d-ete' });
    await change(editor, ids.editor, { name: 'Zoé d’Été' });
    expect(await stored(ids.editor)).toMatchObject({ slug: `zoe-d-ete-${ids.editor.slice(0, 8)}` });
    expect(codeOf(await change(editor, ids.editor, { slug: 'zoe-d-ete' }))).toBe('23505');
    for (const slug of ['Zoé', '../admin', 'a b'])
      expect(codeOf(await change(editor, ids.editor, { slug }))).toBe('23514');
    await change(author, ids.author, { name: '' });
    expect(await stored(ids.author)).toMatchObject({ name: '', slug: null });
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//ailleurs.example/a.png', 'portrait.png'])(
    'has no picture at %s',
    async (address) => expect(codeOf(await change(author, ids.author, { picture_url: address }))).toBe('23514'),
  );
});

describe('visitors', { tags: 'spec-2-3-5' }, () => {
  test('read only name, address, picture and words of the authors of articles that they read', async () => {
    await change(author, ids.author, { name: 'Zoé', biography: 'Elle écrit.', picture_url: '/media/zoe.png' });
    const { id } = await createPost(author);
    expect(await pages()).toEqual([]);
    await editor('PATCH', `/rest/v1/blog_posts?id=eq.${id}`, { status: 'published', published_at: '2100-01-01' });
    expect(await pages(), 'not before its moment').toEqual([]);
    await editor('PATCH', `/rest/v1/blog_posts?id=eq.${id}`, { published_at: '2026-01-01T00:00:00Z' });
    expect(await pages()).toEqual([
      {
        name: 'Zoé',
        slug: 'zoe',
        biography: 'Elle écrit.',
        picture_url: '/media/zoe.png',
        updated_at: expect.any(String),
      },
    ]);
    expect(await answerToStranger('author_of', `post_id=${id}`)).toEqual([{ name: 'Zoé', slug: 'zoe' }]);
    expect(await answerToStranger('author_posts', 'author=zoe')).toEqual([{ id, total: 1 }]);
    await change(author, ids.author, { name: '' });
    expect([await pages(), await answerToStranger('author_of', `post_id=${id}`)]).toEqual([[], []]);
  });

  test('are not told who writes a draft, nor are other authors', async () => {
    await change(editor, ids.editor, { name: 'Paul' });
    const { id } = await createPost(editor, { author_id: ids.editor });
    const signature = async (client: Call) => rowsOf(await client('GET', `/rest/v1/rpc/author_of?post_id=${id}`));
    expect([await signature(stranger), await signature(author)]).toEqual([[], []]);
    expect(await signature(owner)).toHaveLength(1);
    for (const client of [stranger, author])
      expect(rowsOf(await client('GET', '/rest/v1/rpc/author_posts?author=paul'))).toEqual([]);
  });

  test('read neither the table nor whose an article is', async () => {
    for (const path of ['profiles?select=name', 'blog_posts?select=author_id', 'blog_posts?select=id,profiles(name)'])
      expect((await stranger('GET', `/rest/v1/${path}`)).status, path).toBeGreaterThanOrEqual(400);
  });
});

describe('whoever signs an article', { tags: 'spec-2-4-4' }, () => {
  test('is one of the people who write for owners and editors, themselves for authors', async () => {
    const writers = [ids.administrator, ids.author, ids.editor].toSorted();
    for (const client of [owner, editor]) expect((await choices(client)).toSorted()).toEqual(writers);
    expect(await choices(author)).toEqual([ids.author]);
    expect(codeOf(await reader('GET', '/rest/v1/rpc/author_choices'))).toBe('42501');
  });

  test('is who an editor says, saved by hand or automatically, and is taken back', async () => {
    const { id } = await createPost(editor);
    expect(await readPost(editor, id)).toMatchObject({ author_id: null });
    await changePost(editor, id, { author_id: ids.author });
    expect(await readPost(owner, id)).toMatchObject({ author_id: ids.author });
    const { updated_at: expected_updated_at } = await readPost(editor, id);
    await editor('POST', '/rest/v1/rpc/autosave_post', { post_id: id, post: { author_id: null }, expected_updated_at });
    expect(await readPost(owner, id)).toMatchObject({ author_id: null });
  });

  test('is nobody else for an author, nor somebody who is not in the back-office', async () => {
    const { id } = await createPost(author, { author_id: ids.editor });
    await changePost(author, id, { author_id: ids.editor });
    expect(await readPost(author, id)).toMatchObject({ author_id: ids.author });
    await supabase.signIn('signed-in');
    await supabase.database`select private.purge_profiles()`;
    const [other] = await supabase.database`select id from auth.users where email = 'signed-in@example.fr'`;
    await changePost(editor, id, { author_id: other?.['id'] });
    expect(await readPost(editor, id)).toMatchObject({ author_id: null });
  });
});

test('the former address of a person leads to the present one', async () => {
  await change(author, ids.author, { name: 'Zoé', slug: 'zoe' });
  await change(author, ids.author, { slug: 'zoe-martin' });
  expect(await answerToStranger('redirect_of', 'path=/blog/auteur/zoe')).toEqual([
    { to_address: '/blog/auteur/zoe-martin', status: 301 },
  ]);
  await change(author, ids.author, { slug: 'zoe' });
  expect(await answerToStranger('redirect_of', 'path=/blog/auteur/zoe')).toEqual([]);
  await supabase.database`delete from public.redirects`;
});

test('the library tells whose portrait a picture is, and readers send none', { tags: 'spec-10-8' }, async () => {
  const { database } = supabase;
  await database`insert into storage.objects (bucket_id, name) values ('media', 'zoe-3f9a1c2e.png') on conflict do nothing`;
  await change(author, ids.author, { name: 'Zoé', picture_url: '/media/zoe-3f9a1c2e.png' });
  const { body } = await editor('POST', '/rest/v1/rpc/media_library', {});
  expect(body).toContainEqual(expect.objectContaining({ uses: [{ kind: 'profiles', id: ids.author, title: 'Zoé' }] }));
  const sent = await reader('POST', '/storage/v1/object/media/portrait.png', 'x', { 'content-type': 'image/png' });
  expect(sent.status).toBeGreaterThanOrEqual(400);
});

test('a profile goes with its account’s access, whoever took it away', async () => {
  await supabase.database`delete from public.admins where user_id = ${ids.reader}`;
  await supabase.database`select private.purge_expired()`;
  expect(await stored(ids.reader)).toBeUndefined();
  expect(await stored(ids.author)).toBeDefined();
});
