// @module-tag spec-6
import { expect, test } from 'vitest';
import type { Call } from '../../../server/tests/api-client';
import { useClient, useTestSupabase } from '../../../server/tests/test-supabase';

const supabase = useTestSupabase();
const owner = useClient(supabase, 'administrator');
const author = useClient(supabase, 'author');

const restore = async (client: Call, revision_id: number) =>
  (await client('POST', '/rest/v1/rpc/restore_revision', { revision_id })).status;

test('an author cannot change whether a draft is featured, by saving, restoring or the trash', async () => {
  const { database } = supabase;
  await author('POST', '/rest/v1/blog_posts', { slug: 'a-moi', title: 'Le mien', content: '<p>Brouillon</p>' });
  const post = async () => (await database`select * from public.blog_posts where slug = 'a-moi'`)[0];
  const id = String((await post())?.['id']);
  const row = `/rest/v1/blog_posts?id=eq.${id}`;
  const featured = async () => {
    const { featured: is, featured_until: until } = (await post()) ?? {};
    return { is, until };
  };
  const newestVersion = async () =>
    Number((await database`select max(id) as id from public.revisions where row_id = ${id}`)[0]?.['id']);

  const until = '2099-01-01T00:00:00+00:00';
  await owner('PATCH', row, { featured: true, featured_until: until });
  const whileFeatured = await newestVersion();
  // Like a form that was read before the change.
  const form = { title: 'Mieux', featured: false, featured_until: null };
  const expected_updated_at = (await post())?.['updated_at'];
  const save = { post_id: id, post: form, expected_updated_at };
  expect((await author('POST', '/rest/v1/rpc/save_post', save)).status).toBe(200);
  expect(await featured()).toEqual({ is: true, until });
  for (const change of [{ featured: false }, { featured_until: '2098-01-01T00:00:00Z' }])
    expect((await author('PATCH', row, change)).status).toBe(403);
  expect((await author('DELETE', row)).status).toBe(204);
  expect((await author('POST', '/rest/v1/rpc/restore_from_trash', { item_ids: [id] })).body).toBe(1);
  expect(await featured()).toEqual({ is: true, until });

  await owner('PATCH', row, { featured: false });
  expect(await restore(author, whileFeatured)).toBe(200);
  expect(await featured()).toEqual({ is: false, until: null });
  expect(await restore(owner, whileFeatured)).toBe(200);
  expect(await featured()).toEqual({ is: true, until });
});
