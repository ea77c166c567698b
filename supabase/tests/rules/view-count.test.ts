// @module-tag spec-2-3-5
import { expect, test } from 'vitest';
import { clientOf, freshAddress } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';
import { createPost, readPost } from './drafts';

const { supabase, administrator } = useAdministrator();

/** Adds the views to their articles, as the server does every few seconds. */
const settle = () => supabase.database`select private.add_post_views()`;

const countView = (id: unknown, address?: string) =>
  clientOf(supabase, undefined, address)('POST', '/rest/v1/rpc/increment_view_count', { post_id: id });

test('200 readers at once make 200 views', async () => {
  const { id } = await createPost(administrator, { status: 'published' });
  const answers = await Promise.all(Array.from({ length: 200 }, () => countView(id)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  await settle();
  expect((await readPost(administrator, id)).view_count).toBe(200);
});

test('one machine makes no figure: five views of an article count on a day, and 200 in all', async () => {
  const [first, ...others] = await Promise.all(
    Array.from({ length: 45 }, () => createPost(administrator, { status: 'published' })),
  );
  const address = freshAddress();
  const answers = await Promise.all(Array.from({ length: 60 }, () => countView(first?.id, address)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  await Promise.all(others.flatMap(({ id }) => Array.from({ length: 5 }, () => countView(id, address))));
  await countView(first?.id);
  await settle();
  const counted = [];
  for (const { id } of others) counted.push((await readPost(administrator, id)).view_count);
  expect((await readPost(administrator, first?.id ?? '')).view_count).toBe(6);
  expect(counted.reduce((sum, views) => sum + views, 0)).toBe(140);
});

test('a view leaves everything else as it is, updated_at too', async () => {
  const before = await createPost(administrator, { status: 'published' });
  await countView(before.id);
  await settle();
  expect(await readPost(administrator, before.id)).toEqual({ ...before, view_count: 1 });
});

test('an administrator’s own reading is not counted, another account’s is', async () => {
  const { id } = await createPost(administrator, { status: 'published' });
  const reader = clientOf(supabase, await supabase.signIn('signed-in'));
  for (const call of [administrator, reader]) {
    const { status } = await call('POST', '/rest/v1/rpc/increment_view_count', { post_id: id });
    expect(status).toBe(204);
  }
  await settle();
  expect((await readPost(administrator, id)).view_count).toBe(1);
});

test('a draft is not counted, and the answer does not tell it from an article that is not there', async () => {
  const draft = await createPost(administrator);
  const onDraft = await countView(draft.id);
  const onNothing = await countView('5a3c1f9e-0000-4000-8000-000000000003');
  expect([onDraft.status, onDraft.body]).toEqual([onNothing.status, onNothing.body]);
  await settle();
  expect((await readPost(administrator, draft.id)).view_count).toBe(0);
});

test('an invalid identifier is a bad request', async () => {
  expect((await countView("x'; drop table blog_posts --")).status).toBe(400);
  expect((await countView(null)).status).toBeLessThan(500);
});

test('a full counter stays full instead of failing', async () => {
  const { id } = await createPost(administrator, { status: 'published' });
  await supabase.database`update public.blog_posts set view_count = 2147483647 where id = ${id}`;
  const { updated_at: before } = await readPost(administrator, id);
  expect((await countView(id)).status).toBe(204);
  await settle();
  expect(await readPost(administrator, id)).toMatchObject({ view_count: 2_147_483_647, updated_at: before });
});

test('a view does not write its article again', async () => {
  const { id } = await createPost(administrator, { status: 'published' });
  await countView(id);
  await settle();
  // The transaction that wrote the row, and the row's position: both change with each update.
  const written = () => supabase.database`select xmin::text, ctid::text from public.blog_posts where id = ${id}`;
  const versions = new Set<string>();
  for (let view = 0; view < 20; view += 1) {
    await countView(id);
    versions.add(JSON.stringify(await written()));
  }
  // The server adds counted views every five seconds.
  expect(versions.size).toBeLessThan(5);
  await settle();
  expect((await readPost(administrator, id)).view_count).toBe(21);
});

test('views counted while others are added are added next time', async () => {
  const { id } = await createPost(administrator, { status: 'published' });
  await Promise.all(Array.from({ length: 30 }, async (_, index) => (index % 3 === 0 ? settle() : countView(id))));
  await settle();
  expect((await readPost(administrator, id)).view_count).toBe(20);
});

test('an article erased with views that were not added takes them along', async () => {
  const { id } = await createPost(administrator, { status: 'published' });
  await countView(id);
  await administrator('DELETE', `/rest/v1/blog_posts?id=eq.${id}`);
  await settle();
  expect(await supabase.database`select from private.post_views where post_id = ${id}`).toHaveLength(0);
});
