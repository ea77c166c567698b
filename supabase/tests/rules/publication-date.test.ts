// @module-tag spec-4
import { expect, test } from 'vitest';
import { useAdministrator } from '../../../server/tests/test-supabase';
import { changePost, createPost, readPost } from './drafts';

const { supabase, administrator } = useAdministrator();

const LONG_AGO = '2001-01-01T00:00:00+00:00';
const FAR_AHEAD = '2099-01-01T00:00:00+00:00';

/** Whether an action sets an article's date to the current time; this process and the database share a clock. */
async function isDatedNow(action: () => Promise<{ published_at: string | null }>): Promise<boolean> {
  const before = Date.now();
  const { published_at: date } = await action();
  return Date.parse(date ?? '') >= before && Date.parse(date ?? '') <= Date.now();
}

test('a draft has none, whatever the client sends', async () => {
  const draft = await createPost(administrator, { published_at: LONG_AGO });
  expect(draft.published_at).toBeNull();
  const changed = await changePost(administrator, draft.id, { published_at: FAR_AHEAD });
  expect(changed.published_at).toBeNull();
});

/** No date, and the database's keyword for its own clock. */
const claims = [undefined, null, 'now'];
const dates = [LONG_AGO, FAR_AHEAD];

test.each(claims)('an article created published with %j gets the server’s clock', async (date) => {
  expect(await isDatedNow(() => createPost(administrator, { status: 'published', published_at: date }))).toBe(true);
});

test.each(claims)('a draft published with %j gets the server’s clock', async (date) => {
  const { id } = await createPost(administrator);
  expect(await isDatedNow(() => changePost(administrator, id, { status: 'published', published_at: date }))).toBe(true);
});

test('a publication by a clock that is a few seconds behind gets the server’s time', async () => {
  const { id } = await createPost(administrator);
  const slightlyPast = { status: 'published', published_at: new Date(Date.now() - 5000).toISOString() };
  const publish = async () => {
    await administrator('PATCH', `/rest/v1/blog_posts?id=eq.${id}`, slightlyPast);
    return readPost(administrator, id);
  };
  expect(await isDatedNow(() => createPost(administrator, slightlyPast))).toBe(true);
  expect(await isDatedNow(publish)).toBe(true);
});

test.each(dates)('an article created, published or corrected with %s has that date', async (date) => {
  const created = await createPost(administrator, { status: 'published', published_at: date });
  const draft = await createPost(administrator);
  const published = await changePost(administrator, draft.id, { status: 'published', published_at: date });
  const other = await createPost(administrator, { status: 'published' });
  const corrected = await changePost(administrator, other.id, { published_at: date });
  expect([created, published, corrected].map(({ published_at }) => published_at)).toEqual([date, date, date]);
});

test.each(['infinity', '-infinity', '0044-03-15 BC', '2999-01-01'])('%s is no date of publication', async (date) => {
  const { id } = await createPost(administrator, { status: 'published' });
  const answer = await administrator('PATCH', `/rest/v1/blog_posts?id=eq.${id}`, { published_at: date });
  expect(answer).toMatchObject({ status: 400, body: { code: '23514' } });
});

test.each([undefined, null])('a later save with %j keeps the first publication date', async (date) => {
  const first = await createPost(administrator, { status: 'published' });
  const saved = await changePost(administrator, first.id, {
    title: 'Corrigé',
    status: 'published',
    published_at: date,
  });
  expect(saved.published_at).toBe(first.published_at);
});

test('an article taken back has none, and gets a new one when it is published again', async () => {
  const first = await createPost(administrator, { status: 'published' });
  const takenBack = await changePost(administrator, first.id, { status: 'draft', published_at: first.published_at });
  expect(takenBack.published_at).toBeNull();
  const again = await changePost(administrator, first.id, { status: 'published' });
  expect(Date.parse(again.published_at ?? '')).toBeGreaterThan(Date.parse(first.published_at ?? ''));
});

test('an import keeps the dates it carries', async () => {
  const [imported] = await supabase.database<{ published_at: string }[]>`
    insert into public.blog_posts (slug, title, content, status, published_at)
    values ('importe', 'T', 'c', 'published', ${LONG_AGO}) returning published_at`;
  expect(imported?.published_at).toBe(LONG_AGO);
});

test('undoing an unpublication gives the article its date back; publishing it anew does not', async () => {
  const { id } = await createPost(administrator, { status: 'published' });
  await supabase.database`update public.blog_posts set status = 'draft' where id = ${id}`;
  await supabase.database`update public.blog_posts set status = 'published', published_at = ${LONG_AGO} where id = ${id}`;
  await changePost(administrator, id, { status: 'draft', published_at: null });
  expect((await administrator('POST', '/rest/v1/rpc/undo_unpublish', { post_ids: [id] })).body).toBe(1);
  expect(await readPost(administrator, id)).toMatchObject({ status: 'published', published_at: LONG_AGO });
  await changePost(administrator, id, { status: 'draft' });
  expect(await isDatedNow(() => changePost(administrator, id, { status: 'published' }))).toBe(true);
});

test('an article withdrawn before its moment reappears then, or now if that has passed', async () => {
  const { id } = await createPost(administrator, { status: 'published', published_at: FAR_AHEAD });
  const undo = async () => {
    await administrator('PATCH', `/rest/v1/blog_posts?id=eq.${id}`, { status: 'draft', published_at: null });
    return administrator('POST', '/rest/v1/rpc/undo_unpublish', { post_ids: [id] });
  };
  await undo();
  expect((await readPost(administrator, id)).published_at).toBe(FAR_AHEAD);
  await administrator('PATCH', `/rest/v1/blog_posts?id=eq.${id}`, { status: 'draft', published_at: null });
  await supabase.database`update private.unpublications set published_at = ${LONG_AGO} where post_id = ${id}`;
  expect(
    await isDatedNow(async () => {
      await administrator('POST', '/rest/v1/rpc/undo_unpublish', { post_ids: [id] });
      return readPost(administrator, id);
    }),
  ).toBe(true);
});

test('there is nothing to undo for a draft that was never published, nor for an article that is', async () => {
  const draft = await createPost(administrator);
  const published = await createPost(administrator, { status: 'published' });
  const answer = await administrator('POST', '/rest/v1/rpc/undo_unpublish', { post_ids: [draft.id, published.id] });
  expect(answer.body).toBe(0);
});
