// @module-tag spec-10-6
import { expect, test } from 'vitest';
import { rowsOf, type Answer } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';
import { changePost, createPost, readPost, emptyColumns, type Post } from './drafts';

const { supabase, administrator } = useAdministrator();

const text = { ...emptyColumns, title: 'Essai', content: '<p>Essai</p>' };

const autosave = (post: Post, content: string, known: string): Promise<Answer> =>
  administrator('POST', '/rest/v1/rpc/autosave_post', {
    post_id: post.id,
    post: { ...text, slug: post.slug, content },
    expected_updated_at: known,
  });

/** Saves each text automatically, based on the version of the save before. */
async function writeOn(post: Post, ...contents: string[]): Promise<void> {
  let { updated_at: known } = await readPost(administrator, post.id);
  for (const content of contents) {
    const answer = await autosave(post, content, known);
    expect(answer.status).toBe(200);
    known = answer.body as string;
  }
}

const versionsOf = async ({ id }: Post): Promise<unknown[]> =>
  rowsOf<{ content: { content: string } }>(
    await administrator('GET', `/rest/v1/revisions?row_id=eq.${id}&order=id.desc&select=content`),
  ).map(({ content }) => content.content);

test('a draft saved by itself answers with its new version, and holds every written field', async () => {
  const post = await createPost(administrator);
  const { updated_at: known } = await readPost(administrator, post.id);
  const answer = await autosave(post, '<p>Suite</p>', known);
  const after = await readPost(administrator, post.id);
  expect(answer.body).toBe(after.updated_at);
  expect(after).toMatchObject({ ...text, content: '<p>Suite</p>', status: 'draft' });
});

test('a hundred automatic saves are one version, and push out no manual one', { tags: 'spec-10-7' }, async () => {
  const post = await createPost(administrator, { content: 'Début' });
  await changePost(administrator, post.id, { content: 'Sauvegardé' });
  const written = Array.from({ length: 100 }, (_, index) => `Lettre ${index}`);
  await writeOn(post, ...written);
  expect(await versionsOf(post)).toEqual(['Lettre 99', 'Sauvegardé', 'Début']);
});

test('after ten minutes of writing the next automatic save is a version of its own', async () => {
  const post = await createPost(administrator, { content: 'Début' });
  await writeOn(post, 'Un');
  await supabase.database`
    update public.revisions set automatic_since = now() - interval '11 minutes'
    where row_id = ${post.id} and automatic_since is not null`;
  await writeOn(post, 'Deux', 'Trois');
  expect(await versionsOf(post)).toEqual(['Trois', 'Un', 'Début']);
});

test('a manual save stays a version, even when it changes nothing', async () => {
  const post = await createPost(administrator, { content: 'Début' });
  await writeOn(post, 'Voulu');
  await changePost(administrator, post.id, { content: 'Voulu' });
  await writeOn(post, 'Suite');
  expect(await versionsOf(post)).toEqual(['Suite', 'Voulu', 'Début']);
});

test('the version of somebody else is never written over', async () => {
  const post = await createPost(administrator, { content: 'Début' });
  await writeOn(post, 'D’une autre');
  await supabase.database`update public.revisions set saved_by = null where row_id = ${post.id}`;
  await writeOn(post, 'La mienne');
  expect(await versionsOf(post)).toEqual(['La mienne', 'D’une autre', 'Début']);
});

test('made from a former version, it is refused and changes nothing', async () => {
  const post = await createPost(administrator);
  const { updated_at: known } = await readPost(administrator, post.id);
  await changePost(administrator, post.id, { content: 'Le leur' });
  expect((await autosave(post, 'Le mien', known)).status).toBe(409);
  expect(await readPost(administrator, post.id)).toMatchObject({ content: 'Le leur' });
});

test('a draft that somebody else has published meanwhile is another version, and not gone', async () => {
  const post = await createPost(administrator);
  const { updated_at: known } = await readPost(administrator, post.id);
  await changePost(administrator, post.id, { status: 'published' });
  expect((await autosave(post, 'Inachevé', known)).status).toBe(409);
});

test('a published article never saves itself', async () => {
  const post = await createPost(administrator, { status: 'published' });
  const { updated_at: known } = await readPost(administrator, post.id);
  expect((await autosave(post, 'Inachevé', known)).status).toBe(404);
  expect(await readPost(administrator, post.id)).toMatchObject({ content: '<p>Essai</p>' });
});

test('automatic saves keep the rendered pages; any other successful write renders them again', async () => {
  const post = await createPost(administrator);
  const before = supabase.writes();
  await writeOn(post, 'Un', 'Deux');
  expect(supabase.writes()).toBe(before);
  await changePost(administrator, post.id, { content: 'Trois' });
  expect(supabase.writes()).toBe(before + 1);
  const refused = await administrator('PATCH', `/rest/v1/blog_posts?id=eq.${post.id}`, { status: 'inconnu' });
  expect([refused.status, supabase.writes()]).toEqual([400, before + 1]);
});
