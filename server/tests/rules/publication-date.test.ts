import { expect, test } from 'vitest';
import { useClient, useTestSupabase } from '../test-supabase';
import { changePost, createPost, readPost } from './drafts';

const supabase = useTestSupabase();
const administrator = useClient(supabase, 'administrator');

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

const claims = [undefined, null, LONG_AGO, FAR_AHEAD];

test.each(claims)('an article created published with %j gets the server’s clock', async (date) => {
  expect(await isDatedNow(() => createPost(administrator, { status: 'published', published_at: date }))).toBe(true);
});

test.each(claims)('a draft published with %j gets the server’s clock', async (date) => {
  const { id } = await createPost(administrator);
  expect(await isDatedNow(() => changePost(administrator, id, { status: 'published', published_at: date }))).toBe(true);
});

test.each(claims)('a later save with %j keeps the first publication date (§4)', async (date) => {
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
  const again = await changePost(administrator, first.id, { status: 'published', published_at: first.published_at });
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

test('there is nothing to undo for a draft that was never published, nor for an article that is', async () => {
  const draft = await createPost(administrator);
  const published = await createPost(administrator, { status: 'published' });
  const answer = await administrator('POST', '/rest/v1/rpc/undo_unpublish', { post_ids: [draft.id, published.id] });
  expect(answer.body).toBe(0);
});
