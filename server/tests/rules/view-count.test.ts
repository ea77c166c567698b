import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf, type Call } from '../api-client';
import type { TestSupabase } from '../served-supabase';
import { startTestSupabase } from '../test-supabase';
import { createPost, readPost } from './drafts';

let supabase: TestSupabase;
let administrator: Call;
let stranger: Call;
beforeAll(async () => {
  supabase = await startTestSupabase();
  administrator = clientOf(supabase, await supabase.signIn('administrator'));
  stranger = clientOf(supabase);
});
afterAll(() => supabase.stop());

const countView = (id: unknown) => stranger('POST', '/rest/v1/rpc/increment_view_count', { post_id: id });

test('200 readers at once make 200 views (§2.3.5)', async () => {
  const { id } = await createPost(administrator, { status: 'published' });
  const answers = await Promise.all(Array.from({ length: 200 }, () => countView(id)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  expect((await readPost(administrator, id)).view_count).toBe(200);
});

test('a view leaves everything else as it is, updated_at too', async () => {
  const before = await createPost(administrator, { status: 'published' });
  await countView(before.id);
  expect(await readPost(administrator, before.id)).toEqual({ ...before, view_count: 1 });
});

test('an administrator’s own reading is not counted, another account’s is (§2.3.5)', async () => {
  const { id } = await createPost(administrator, { status: 'published' });
  const reader = clientOf(supabase, await supabase.signIn('signed-in'));
  for (const call of [administrator, reader]) {
    const { status } = await call('POST', '/rest/v1/rpc/increment_view_count', { post_id: id });
    expect(status).toBe(204);
  }
  expect((await readPost(administrator, id)).view_count).toBe(1);
});

test('a draft is not counted, and the answer does not tell it from an article that is not there', async () => {
  const draft = await createPost(administrator);
  const onDraft = await countView(draft.id);
  const onNothing = await countView('5a3c1f9e-0000-4000-8000-000000000003');
  expect([onDraft.status, onDraft.body]).toEqual([onNothing.status, onNothing.body]);
  expect((await readPost(administrator, draft.id)).view_count).toBe(0);
});

test('what is not an identifier is a bad request', async () => {
  expect((await countView("x'; drop table blog_posts --")).status).toBe(400);
  expect((await countView(null)).status).toBeLessThan(500);
});

test('a full counter stays full instead of failing', async () => {
  const { id } = await createPost(administrator, { status: 'published' });
  await supabase.database`update public.blog_posts set view_count = 2147483647 where id = ${id}`;
  expect((await countView(id)).status).toBe(204);
  expect((await readPost(administrator, id)).view_count).toBe(2_147_483_647);
});
