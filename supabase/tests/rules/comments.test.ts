// @module-tag spec-10-15
import { commentLimits, commentStatuses } from '@agency-site/domain/comments';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { clientOf, codeOf, freshAddress, rowsOf, saveSettings } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';
import { createPost } from './drafts';

const { supabase, administrator } = useAdministrator();
const visitor = clientOf(supabase);
let post: string;
beforeAll(async () => {
  await saveSettings(administrator, { comments_enabled: 'true' });
});
beforeEach(async () => {
  await supabase.database`delete from public.comments`;
  post = (await createPost(administrator, { status: 'published' })).id;
});

const send = (fields: object = {}, address = freshAddress()) =>
  clientOf(supabase, undefined, address)('POST', '/rest/v1/rpc/send_comment', {
    post_id: post,
    name: 'Ana',
    email: 'Ana@example.fr',
    words: 'Merci pour ces chiffres.',
    ...fields,
  });

interface Comment {
  readonly id: string;
  readonly status: string;
  readonly name: string;
  readonly email: string | null;
}

/** Sends a comment and returns its row. */
async function received(fields: object = {}): Promise<Comment> {
  expect((await send(fields)).status).toBe(204);
  const [row] = await supabase.database<Comment[]>`select * from public.comments order by created_at desc limit 1`;
  if (!row) throw new Error('No comment was stored');
  return row;
}

const moderate = (id: string, status: string) =>
  administrator('PATCH', `/rest/v1/comments?id=eq.${id}`, { status }, { prefer: 'return=minimal' });

async function approved(fields: object = {}): Promise<Comment> {
  const comment = await received(fields);
  expect((await moderate(comment.id, 'approved')).status).toBe(204);
  return comment;
}

const answer = (fields: object) => administrator('POST', '/rest/v1/comments', { post_id: post, ...fields });
const shown = async () => rowsOf<{ words: string }>(await visitor('GET', '/rest/v1/comments?select=words')).length;
const exists = async (id: string) =>
  (await supabase.database`select from public.comments where id = ${id}`).length === 1;

test('a comment waits until an administrator approves it', async () => {
  const { id, status } = await received();
  expect([status, await shown()]).toEqual(['pending', 0]);
  for (const next of commentStatuses.toReversed()) {
    expect((await moderate(id, next)).status).toBe(204);
    expect(await shown()).toBe(next === 'approved' ? 1 : 0);
  }
});

test('nobody but administrators reads an e-mail address or a comment that waits', { tags: 'spec-6' }, async () => {
  await approved();
  for (const column of ['email', 'moderated_at', '*'])
    expect((await visitor('GET', `/rest/v1/comments?select=${column}`)).status).toBe(401);
  const account = clientOf(supabase, await supabase.signIn('signed-in'));
  expect((await account('GET', '/rest/v1/comments?select=email')).body).toEqual([]);
  expect(rowsOf(await administrator('GET', '/rest/v1/comments?select=email'))).toEqual([{ email: 'Ana@example.fr' }]);
});

test('comments are taken and shown under published articles alone, while the setting is on', async () => {
  await approved();
  const draft = await createPost(administrator);
  expect(codeOf(await send({ post_id: draft.id }))).toBe('PT403');
  await saveSettings(administrator, { comments_enabled: 'false' });
  expect([codeOf(await send()), await shown()]).toEqual(['PT403', 0]);
  await saveSettings(administrator, { comments_enabled: 'true' });
  expect(await shown()).toBe(1);
  await administrator('PATCH', `/rest/v1/blog_posts?id=eq.${post}`, { status: 'draft' });
  expect([codeOf(await send()), await shown()]).toEqual(['PT403', 0]);
});

test('a visitor answers an approved comment of the same article, one level deep', async () => {
  const waiting = await received();
  expect(codeOf(await send({ parent_id: waiting.id }))).toBe('PT409');
  await moderate(waiting.id, 'approved');
  const { id: reply } = await approved({ parent_id: waiting.id });
  expect(codeOf(await send({ parent_id: reply }))).toBe('PT409');
  const other = await createPost(administrator, { status: 'published' });
  expect(codeOf(await send({ post_id: other.id, parent_id: waiting.id }))).toBe('PT409');
});

test('an administrator answers as the agency, at once, and cannot write in a visitor’s name', async () => {
  const { id } = await approved();
  expect((await answer({ parent_id: id, words: 'Avec plaisir.' })).status).toBe(201);
  const [row] = rowsOf(await visitor('GET', '/rest/v1/comments?select=name,from_agency&from_agency=eq.true'));
  expect(row).toEqual({ name: 'L’équipe', from_agency: true });
  expect(codeOf(await answer({ parent_id: id, words: 'Bravo', name: 'Ana' }))).toBe('42501');
  expect(codeOf(await answer({ parent_id: (await received()).id, words: 'Trop tôt' }))).toBe('PT409');
  expect(codeOf(await answer({ post_id: id, words: 'Nulle part' }))).toBe('PT404');
  expect(codeOf(await administrator('PATCH', `/rest/v1/comments?id=eq.${id}`, { words: 'Autre chose' }))).toBe('42501');
});

test.each([
  ['name', 'blank', ' '],
  ['name', 'too long', 'é'.repeat(commentLimits.name + 1)],
  ['email', 'incomplete', 'ana@example'],
  ['email', 'missing', null],
  ['email', 'too long', `${'a'.repeat(commentLimits.email - 10)}@example.fr`],
  ['words', 'blank', '\n'],
  ['words', 'too long', 'é'.repeat(commentLimits.words + 1)],
])('a comment whose %s is %s is refused and not repeated', async (field, _how, value) => {
  const refusal = await send({ [field]: value });
  expect(refusal.status).toBe(400);
  expect(JSON.stringify(refusal.body)).not.toContain('Merci pour ces chiffres');
});

test('a comment sent again is one comment', async () => {
  const answers = await Promise.all([send(), send(), send({ email: 'ana@example.FR' })]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await supabase.database`select from public.comments`).toHaveLength(1);
});

test('the longest values are taken', async () => {
  const email = `${'a@'.padEnd(commentLimits.email - 2, 'd.')}fr`;
  const words = 'é'.repeat(commentLimits.words);
  expect((await send({ name: 'é'.repeat(commentLimits.name), email, words })).status).toBe(204);
});

test('the 21st comment of an address within ten minutes is answered 429', async () => {
  const address = freshAddress();
  const statuses: number[] = [];
  for (let index = 0; index < 21; index += 1) statuses.push((await send({}, address)).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 204), 429]);
});

test('an author is erased from every comment of theirs, and the words stay', async () => {
  const { id } = await approved();
  const second = await received({ email: 'ana@EXAMPLE.fr', words: 'Une suite.' });
  const other = await received({ name: 'Paul', email: 'paul@example.fr' });
  const erased = await administrator('POST', '/rest/v1/rpc/erase_comment_author', { comment_id: id });
  expect(erased.body).toBe(2);
  const stored = await supabase.database<Comment[]>`select id, name, email from public.comments`;
  const authors = Object.fromEntries(stored.map(({ id: key, name, email }) => [key, [name, email]]));
  expect(authors).toEqual({
    [id]: ['Anonyme', null],
    [second.id]: ['Anonyme', null],
    [other.id]: ['Paul', 'paul@example.fr'],
  });
  expect(rowsOf(await visitor('GET', '/rest/v1/comments?select=name,words'))).toEqual([
    { name: 'Anonyme', words: 'Merci pour ces chiffres.' },
  ]);
});

test('a refused comment is erased after thirty days, an e-mail address after three years', async () => {
  const { database } = supabase;
  const spam = await received({ words: 'Achetez' });
  const trash = await received({ words: 'Hors sujet' });
  const recent = await received({ words: 'Achetez encore' });
  const old = await approved();
  await moderate(spam.id, 'spam');
  await moderate(trash.id, 'trash');
  await database`update public.comments set moderated_at = now() - interval '30 days 1 minute' where moderated_at is not null`;
  await moderate(recent.id, 'spam');
  await database`update public.comments set created_at = now() - interval '3 years 1 day' where id = ${old.id}`;
  await database`select private.purge_expired()`;
  expect(await Promise.all([spam, trash, recent, old].map(({ id }) => exists(id)))).toEqual([false, false, true, true]);
  const [author] = await database<Comment[]>`select name, email from public.comments where id = ${old.id}`;
  expect(author).toEqual({ name: 'Ana', email: null });
});

test(
  'a deleted article hides its comments, brings them back, and takes them along for good',
  { tags: 'spec-10-7' },
  async () => {
    const { id } = await approved();
    const remove = () => administrator('DELETE', `/rest/v1/blog_posts?id=eq.${post}`);
    await remove();
    expect([await shown(), (await administrator('GET', '/rest/v1/comments')).body]).toEqual([0, []]);
    await administrator('POST', '/rest/v1/rpc/restore_from_trash', { item_ids: [post] });
    expect([await shown(), await exists(id)]).toEqual([1, true]);
    await remove();
    await administrator('DELETE', `/rest/v1/trash?id=eq.${post}`);
    expect(await exists(id)).toBe(false);
  },
);

test('approving empties the page caches, a visitor’s comment does not', { tags: 'spec-10-4' }, async () => {
  const before = supabase.writes();
  const { id } = await received();
  expect(supabase.writes()).toBe(before);
  await moderate(id, 'approved');
  expect(supabase.writes()).toBe(before + 1);
});

const noticesOfComments = () =>
  supabase.database<{ kind: string; data: object }[]>`
    select kind, data from public.outbox where kind like 'comment%'`;

test(
  'a pending comment notifies the agency without its author’s address; erasing erases both',
  { tags: 'spec-10-12' },
  async () => {
    const { id } = await received();
    const [notice] = await noticesOfComments();
    expect(notice).toMatchObject({
      kind: 'comment_notice',
      data: { id, name: 'Ana', words: 'Merci pour ces chiffres.' },
    });
    expect(JSON.stringify(notice)).not.toContain('Ana@example.fr');
    await administrator('POST', '/rest/v1/rpc/erase_comment_author', { comment_id: id });
    expect(await noticesOfComments()).toEqual([]);
    await answer({ words: 'Merci à vous.' });
    expect(await noticesOfComments(), 'the agency’s own answer notifies nobody').toEqual([]);
  },
);
