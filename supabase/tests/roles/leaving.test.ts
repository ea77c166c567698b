// @module-tag spec-2-4-1
import { beforeEach, describe, expect, test } from 'vitest';
import { ensureAdministrator } from '../../../packages/embedded-supabase/src/administrators';
import { clientOf, codeOf, rowsOf, type Call } from '../../../server/tests/api-client';
import { createPost, readPost } from '../rules/drafts';
import { useClient, useTestSupabase } from '../../../server/tests/test-supabase';

const password = 'correct horse battery staple';
const supabase = useTestSupabase();
const owner = useClient(supabase, 'administrator');
const editor = useClient(supabase, 'editor');
const author = useClient(supabase, 'author');
const reader = useClient(supabase, 'reader');

const idOf = async (email: string): Promise<string> =>
  (await supabase.database<{ id: string }[]>`select id from auth.users where email = ${email}`)[0]?.id ?? '';
const signIn = async (email: string): Promise<Call> => {
  const answer = await clientOf(supabase)('POST', '/auth/v1/token?grant_type=password', { email, password });
  return clientOf(supabase, (answer.body as { access_token: string }).access_token);
};
const call = (client: Call, name: string, args: object) => client('POST', `/rest/v1/rpc/${name}`, args);
const people = async () =>
  rowsOf<{ email: string; state: string; role: string; posts: number }>(await call(owner, 'administrator_list', {}));
const rowOf = async (email: string) => (await people()).find((row) => row.email === email);

/** A person with a name, a published article, a draft and an article in the trash, created again before each test. */
let zoe: { readonly id: string; readonly client: Call; readonly posts: readonly string[] };
beforeEach(async () => {
  const { database } = supabase;
  // Restores an owner first, because the last owner cannot lose that role.
  await database`update public.admins set role = 'owner'
    where role <> 'owner' and user_id = ${await idOf('administrator@example.fr')}`;
  await database`delete from auth.users where email in ('zoe@example.fr', 'paul@example.fr')`;
  await database`delete from public.blog_posts`;
  await database`delete from public.trash`;
  await ensureAdministrator(database, 'zoe@example.fr', password, 4);
  const id = await idOf('zoe@example.fr');
  const client = await signIn('zoe@example.fr');
  await client('PATCH', `/rest/v1/profiles?id=eq.${id}`, { name: 'Zoé', weekly_mail: true });
  const posts = [];
  for (const status of ['published', 'draft', 'draft'])
    posts.push((await createPost(client, { status, author_id: id })).id);
  await client('DELETE', `/rest/v1/blog_posts?id=eq.${posts[2]}`);
  zoe = { id, client, posts };
});
/** Returns the authors of the three articles, including the one in the trash. */
const authorsOf = async () => {
  const rows = await supabase.database<{ author: string | null }[]>`
    select author_id::text as author from public.blog_posts where id = any (${[...zoe.posts]})
    union all select content ->> 'author_id' from public.trash where id = any (${[...zoe.posts]})`;
  return rows.map((row) => row.author);
};
const pages = async () => rowsOf<{ name: string }>(await clientOf(supabase)('GET', '/rest/v1/rpc/author_pages'));

describe('somebody who is deactivated', () => {
  test('has no session any more, whatever token they hold, nor a way in; and is listed as such', async () => {
    expect((await call(owner, 'deactivate_administrator', { id: zoe.id, new_author: zoe.id })).status).toBe(204);
    for (const [method, path, body] of [
      ['GET', '/rest/v1/contacts?limit=1', undefined],
      ['GET', '/rest/v1/profiles', undefined],
      ['PATCH', `/rest/v1/profiles?id=eq.${zoe.id}`, { name: 'Moi' }],
      ['POST', '/rest/v1/rpc/save_post', { post_id: zoe.posts[1], post: { title: 'Moi' } }],
      ['POST', '/rest/v1/rpc/reactivate_administrator', { id: zoe.id }],
    ] as const)
      expect((await zoe.client(method, path, body)).status, path).toBe(401);
    // The password still opens the account, which has no rights.
    const again = await signIn('zoe@example.fr');
    expect(codeOf(await call(again, 'reactivate_administrator', { id: zoe.id }))).toBe('42501');
    expect(rowsOf(await again('GET', '/rest/v1/profiles'))).toEqual([]);
    await again('PATCH', `/rest/v1/profiles?id=eq.${zoe.id}`, { name: 'Moi' });
    expect(await rowOf('zoe@example.fr')).toMatchObject({ state: 'deactivated', role: 'owner', name: 'Zoé', posts: 2 });
  });

  test('keeps the articles and the page on request, gets no digest, and comes back unchanged', async () => {
    await call(owner, 'deactivate_administrator', { id: zoe.id, new_author: zoe.id });
    expect(await authorsOf()).toEqual([zoe.id, zoe.id, zoe.id]);
    expect(await pages()).toMatchObject([{ name: 'Zoé' }]);
    await supabase.database`select private.purge_expired()`;
    await supabase.database`select private.enqueue_weekly_digest('2026-11-23T07:00:00Z')`;
    expect(await supabase.database`select from public.outbox where recipient = 'zoe@example.fr'`).toHaveLength(0);
    expect(codeOf(await call(owner, 'invite_administrator', { email: 'zoe@example.fr', role: 'reader' }))).toBe(
      '23505',
    );
    expect((await call(owner, 'reactivate_administrator', { id: zoe.id })).status).toBe(204);
    const [own] = rowsOf(await (await signIn('zoe@example.fr'))('GET', `/rest/v1/profiles?id=eq.${zoe.id}`));
    expect(own).toMatchObject({ name: 'Zoé', weekly_mail: true });
    expect(await rowOf('zoe@example.fr')).toMatchObject({ state: 'active', role: 'owner' });
    expect(codeOf(await call(owner, 'reactivate_administrator', { id: zoe.id }))).toBe('PT404');
  });

  test('is removed for good afterwards', async () => {
    await call(owner, 'deactivate_administrator', { id: zoe.id, new_author: zoe.id });
    expect((await call(owner, 'remove_administrator', { id: zoe.id })).status).toBe(204);
    expect(await rowOf('zoe@example.fr')).toBeUndefined();
    expect([await authorsOf(), await pages()]).toEqual([[null, null, null], []]);
  });
});

describe('the articles of somebody who leaves', () => {
  test.each(['deactivate_administrator', 'remove_administrator'])(
    'go to the person whom an owner names: %s',
    async (leave) => {
      const newAuthor = await idOf('author@example.fr');
      expect((await call(owner, leave, { id: zoe.id, new_author: newAuthor })).status).toBe(204);
      expect(await authorsOf()).toEqual([newAuthor, newAuthor, newAuthor]);
      expect(await readPost(author, zoe.posts[1] ?? '')).toMatchObject({ author_id: newAuthor });
      expect((await call(author, 'restore_from_trash', { item_ids: [zoe.posts[2]] })).body).toBe(1);
    },
  );

  test.each(['deactivate_administrator', 'remove_administrator'])(
    'go to nobody otherwise, and come back from the trash: %s',
    async (leave) => {
      await call(owner, leave, { id: zoe.id });
      expect(await authorsOf()).toEqual([null, null, null]);
      expect((await call(editor, 'restore_from_trash', { item_ids: [zoe.posts[2]] })).body).toBe(1);
    },
  );

  test('gives articles only to an active person who writes, and only for an owner', async () => {
    const newAuthors = [await idOf('reader@example.fr'), '5a3c1f9e-0000-4000-8000-0000000000ff'];
    for (const newAuthor of newAuthors) {
      expect(codeOf(await call(owner, 'remove_administrator', { id: zoe.id, new_author: newAuthor }))).toBe('23514');
      expect(codeOf(await call(owner, 'deactivate_administrator', { id: zoe.id, new_author: newAuthor }))).toBe(
        '23514',
      );
    }
    expect(codeOf(await call(owner, 'remove_administrator', { id: zoe.id, new_author: zoe.id }))).toBe('23514');
    for (const client of [editor, author, reader, clientOf(supabase)])
      for (const name of [
        'remove_administrator',
        'deactivate_administrator',
        'reactivate_administrator',
        'reassign_posts',
      ])
        expect((await call(client, name, { id: zoe.id })).status, name).toBeGreaterThanOrEqual(400);
    expect(await rowOf('zoe@example.fr')).toMatchObject({ state: 'active' });
    expect(await authorsOf()).toEqual([zoe.id, zoe.id, zoe.id]);
  });

  test('whose account is deleted otherwise comes back from the trash, signed by nobody', async () => {
    await supabase.database`delete from auth.users where id = ${zoe.id}`;
    expect((await call(editor, 'restore_from_trash', { item_ids: [zoe.posts[2]] })).body).toBe(1);
    expect(await readPost(editor, zoe.posts[2] ?? '')).toMatchObject({ author_id: null });
  });
});

test('nobody deactivates themselves', async () => {
  const id = await idOf('administrator@example.fr');
  expect(codeOf(await call(owner, 'deactivate_administrator', { id }))).toBe('42501');
});

/** Creates two owners and no other, each with a client. */
async function twoOwners() {
  await supabase.database`update public.admins set role = 'editor' where user_id <> ${zoe.id}`;
  await ensureAdministrator(supabase.database, 'paul@example.fr', password, 4);
  return { id: await idOf('paul@example.fr'), client: await signIn('paul@example.fr') };
}
const owners = () => supabase.database`select from public.admins where role = 'owner'`;
const demote = (id: string) => `update public.admins set role = 'editor' where user_id = '${id}'`;

describe('of two owners who demote each other at the same time, one stays an owner', { tags: 'spec-6' }, () => {
  test.each([
    ['change_role', { role: 'editor' }],
    ['deactivate_administrator', {}],
  ])('through the API: %s', async (name, args) => {
    const paul = await twoOwners();
    const answers = await Promise.all([
      call(paul.client, name, { id: zoe.id, ...args }),
      call(zoe.client, name, { id: paul.id, ...args }),
    ]);
    // The second one waited and no longer has the right, or its session had ended.
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.map(codeOf).filter((code) => code === '42501' || code === 'PT401')).toHaveLength(1);
    expect(await owners()).toHaveLength(1);
  });

  test('in two transactions of the database, the second of which began before the first ended', async () => {
    const { database } = supabase;
    const paul = await twoOwners();
    const [first, second] = [await database.reserve(), await database.reserve()];
    try {
      await first.unsafe('begin');
      await second.unsafe('begin');
      await first.unsafe(demote(zoe.id));
      const waits = second.unsafe(demote(paul.id)).then(
        () => 'demoted',
        (error: unknown) => (error as { code: string }).code,
      );
      await first.unsafe('commit');
      expect(await waits).toBe('PT409');
      await second.unsafe('rollback');
    } finally {
      first.release();
      second.release();
    }
    expect(await owners()).toHaveLength(1);
  });
});
