// @module-tag spec-10-7
import { describe, expect, test } from 'vitest';
import { clientOf, rowsOf, saveText, type Answer } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';
import { changePost, createPost, emptyColumns } from './drafts';

interface Revision {
  readonly id: number;
  readonly content: Readonly<Record<string, unknown>>;
  readonly saved_at: string;
  readonly saved_by: string | null;
}

const { supabase, administrator } = useAdministrator();

const historyOf = async (rowId: string): Promise<Revision[]> =>
  rowsOf<Revision>(await administrator('GET', `/rest/v1/revisions?row_id=eq.${rowId}&order=id.desc`));
const restore = (id: number | undefined): Promise<Answer> =>
  administrator('POST', '/rest/v1/rpc/restore_revision', { revision_id: id ?? 0 });
const stored = async (id: string) => (await supabase.database`select * from public.blog_posts where id = ${id}`)[0];

const words = {
  title: 'L’« été » \\ "quoté"',
  excerpt: 'Deux\nlignes',
  content: '<p>Ligne\n\tet \u{1F600} &nbsp;</p>',
  author: 'Équipe',
  category: 'CRM',
  tags: ['a, b', '{c}', ''],
  featured: true,
  featured_image_url: '/illustrations/accueil.svg',
  featured_image_alt: 'Un établi',
  read_time_minutes: 9,
  meta_title: 'Été',
  meta_description: 'D',
  meta_keywords: 'k, l',
};

test('a restored version brings back every field unchanged, but not the address or the status', async () => {
  const { id } = await createPost(administrator, { slug: 'avant', ...words });
  const before = await stored(id);
  await changePost(administrator, id, {
    ...emptyColumns,
    slug: 'apres',
    status: 'published',
    title: 'T',
    content: 'c',
  });
  const [, first] = await historyOf(id);
  expect((await restore(first?.id)).status).toBe(200);
  const after = await stored(id);
  expect(after).toMatchObject(words);
  const unchanged = {
    slug: 'apres',
    slug_origin: 'public',
    status: 'published',
    published_at: after?.['published_at'],
  };
  expect(after).toEqual({ ...before, ...unchanged, updated_at: after?.['updated_at'] });
});

test('each version has its author and date, the current one first', async () => {
  const { id } = await createPost(administrator);
  await changePost(administrator, id, { title: 'Deuxième' });
  const history = await historyOf(id);
  const [account] = await supabase.database`select id from auth.users where email = 'administrator@example.fr'`;
  expect(history.map(({ content }) => content['title'])).toEqual(['Deuxième', 'Essai']);
  expect(history.map(({ saved_by: by }) => by)).toEqual([account?.['id'], account?.['id']]);
  const dates = history.map(({ saved_at: at }) => at);
  expect(dates.toSorted().toReversed()).toEqual(dates);
});

test('the history has authors and marks automatic saves, without the texts', async () => {
  const { id } = await createPost(administrator);
  await changePost(administrator, id, { title: 'Deuxième' });
  await supabase.database`update public.revisions set automatic_since = now() where id = (
    select max(id) from public.revisions where row_id = ${id})`;
  const answer = await administrator('GET', `/rest/v1/rpc/revision_list?of_table=blog_posts&of_row=${id}`);
  const unchanged = await historyOf(id);
  const by = 'administrator@example.fr';
  expect(answer.body).toEqual([
    {
      id: unchanged[0]?.id,
      saved_at: unchanged[0]?.saved_at,
      saved_by: by,
      automatic: true,
      status: 'draft',
      words: 1,
    },
    {
      id: unchanged[1]?.id,
      saved_at: unchanged[1]?.saved_at,
      saved_by: by,
      automatic: false,
      status: 'draft',
      words: 1,
    },
  ]);
});

test('a restoration is a version like any other, and can itself be undone', async () => {
  const { id } = await createPost(administrator);
  await changePost(administrator, id, { title: 'Deuxième' });
  const [present, first] = await historyOf(id);
  const answer = await restore(first?.id);
  expect(answer.body, 'what was replaced').toBe(present?.id);
  expect((await historyOf(id)).map(({ content }) => content['title'])).toEqual(['Essai', 'Deuxième', 'Essai']);
  await restore(present?.id);
  expect(await stored(id)).toMatchObject({ title: 'Deuxième' });
});

test('a restoration is refused when there is a newer version than the one seen', async () => {
  const { id } = await createPost(administrator);
  await changePost(administrator, id, { title: 'Deuxième' });
  const [present, first] = await historyOf(id);
  await changePost(administrator, id, { title: 'La leur' });
  const seen = { revision_id: first?.id, expected_updated_at: present?.saved_at };
  expect((await administrator('POST', '/rest/v1/rpc/restore_revision', seen)).status).toBe(409);
  expect(await stored(id)).toMatchObject({ title: 'La leur' });
  const [theirs] = await historyOf(id);
  const known = { revision_id: first?.id, expected_updated_at: theirs?.saved_at };
  expect((await administrator('POST', '/rest/v1/rpc/restore_revision', known)).status).toBe(200);
  expect(await stored(id)).toMatchObject({ title: 'Essai' });
});

test('60 saves keep the present version and the 50 before it', async () => {
  const { id } = await createPost(administrator);
  for (let save = 1; save <= 60; save += 1)
    await supabase.database`update public.blog_posts set title = ${`Titre ${save}`} where id = ${id}`;
  const titles = (await historyOf(id)).map(({ content }) => content['title']);
  expect([titles.length, titles[0], titles.at(-1)]).toEqual([51, 'Titre 60', 'Titre 10']);
});

test('neither a counted view nor a save without a change is a version', async () => {
  const { id } = await createPost(administrator, { status: 'published' });
  await clientOf(supabase)('POST', '/rest/v1/rpc/increment_view_count', { post_id: id });
  await changePost(administrator, id, { title: 'Essai' });
  expect(await historyOf(id)).toHaveLength(1);
});

test('an imported text has its former version too', async () => {
  const [page] = await supabase.database<{ id: string }[]>`select id from public.pages where slug = 'cgv'`;
  const id = page?.id ?? '';
  await supabase.database`delete from public.revisions where row_id = ${id}`;
  await saveText(administrator, 'pages', 'slug=eq.cgv', { title: 'Nos conditions' });
  const history = await historyOf(id);
  expect(history.map(({ saved_by: by }) => by === null)).toEqual([false, true]);
  expect((await restore(history[1]?.id)).status).toBe(200);
  const [restored] = await supabase.database`select title from public.pages where slug = 'cgv'`;
  expect(restored?.['title']).toBe(history[1]?.content['title']);
});

test('a version that does not exist is 404 with a sentence', async () => {
  const answer = await restore(999_999_999);
  expect(answer).toMatchObject({ status: 404, body: { message: 'No such version' } });
});

describe('a text in the trash', () => {
  test('comes back with its history, page or article', async () => {
    const { id } = await createPost(administrator);
    await changePost(administrator, id, { title: 'Deuxième' });
    await administrator('DELETE', `/rest/v1/blog_posts?id=eq.${id}`);
    expect(await historyOf(id)).toHaveLength(2);
    await administrator('POST', '/rest/v1/rpc/restore_from_trash', { item_ids: [id] });
    expect((await historyOf(id)).map(({ content }) => content['title'])).toContain('Essai');
  });

  test('loses its history when it is erased', async () => {
    const { id } = await createPost(administrator);
    await administrator('DELETE', `/rest/v1/blog_posts?id=eq.${id}`);
    await administrator('DELETE', `/rest/v1/trash?id=eq.${id}`);
    expect(await historyOf(id)).toEqual([]);
  });
});
