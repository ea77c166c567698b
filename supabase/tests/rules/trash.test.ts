// @module-tag spec-10-7
import { expect, test } from 'vitest';
import { clientOf, codeOf, rowsOf } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';
import { createPost } from './drafts';

const { supabase, administrator } = useAdministrator();
const stranger = clientOf(supabase);

const remove = (id: string) => administrator('DELETE', `/rest/v1/blog_posts?id=eq.${id}`);
const restore = (...ids: string[]) => administrator('POST', '/rest/v1/rpc/restore_from_trash', { item_ids: ids });
const stored = async (id: string) => (await supabase.database`select * from public.blog_posts where id = ${id}`)[0];

test('a deleted article comes back whole: same id, dates, views, every word', { tags: 'spec-2-4-3' }, async () => {
  const { id } = await createPost(administrator, {
    slug: 'entier',
    status: 'published',
    title: 'L’« été » \\ "quoté"',
    content: '<p>Ligne\n\tet \u{1F600} &nbsp;</p>',
    tags: ['a, b', '{c}'],
    featured: true,
  });
  await supabase.database`
    update public.blog_posts set published_at = '2020-02-29 12:34:56.789012+00', view_count = 41 where id = ${id}`;
  await supabase.database`update public.blog_posts set view_count = 42 where id = ${id}`;
  const before = await stored(id);
  await remove(id);
  expect(await stored(id)).toBeUndefined();
  expect((await restore(id)).body).toBe(1);
  expect(await stored(id)).toEqual(before);
  expect((await administrator('GET', '/rest/v1/trash?table_name=eq.blog_posts')).body).toEqual([]);
});

test('it records who deleted what, and when', async () => {
  const { id } = await createPost(administrator, { slug: 'signe' });
  await remove(id);
  const [item] = rowsOf(
    await administrator('GET', `/rest/v1/trash?id=eq.${id}&select=table_name,deleted_at,deleted_by`),
  );
  const [account] = await supabase.database`select id from auth.users where email = 'administrator@example.fr'`;
  expect(item).toEqual({
    table_name: 'blog_posts',
    deleted_at: expect.any(String) as string,
    deleted_by: account?.['id'],
  });
});

test('a deletion frees the address, and the row that takes it keeps the deleted one in the trash', async () => {
  const first = await createPost(administrator, { slug: 'libre' });
  const other = await createPost(administrator, { slug: 'autre' });
  await remove(first.id);
  await remove(other.id);
  const second = await createPost(administrator, { slug: 'libre' });
  const answer = await restore(other.id, first.id);
  expect([answer.status, codeOf(answer)]).toEqual([409, '23505']);
  expect(JSON.stringify(answer.body)).toContain('blog_posts_slug_key');
  expect(rowsOf(await administrator('GET', `/rest/v1/trash?id=in.(${first.id},${other.id})`))).toHaveLength(2);
  expect(await stored(second.id)).toMatchObject({ slug: 'libre' });
});

test('a row that is not in the trash is not restored, and that is no error', async () => {
  const { id } = await createPost(administrator);
  expect((await restore(id)).body).toBe(0);
});

test('several come back at once', async () => {
  const posts = [await createPost(administrator), await createPost(administrator)];
  const ids = posts.map(({ id }) => id);
  await administrator('DELETE', `/rest/v1/blog_posts?id=in.(${ids.join(',')})`);
  expect((await restore(...ids)).body).toBe(2);
});

test('after thirty days, the next deletion forgets it and its former addresses', async () => {
  const { database } = supabase;
  const old = await createPost(administrator, { slug: 'vieille', status: 'published' });
  await database`update public.blog_posts set slug = 'vieille-encore' where id = ${old.id}`;
  await remove(old.id);
  await database`update public.trash set deleted_at = now() - interval '31 days' where id = ${old.id}`;
  const recent = await createPost(administrator, { slug: 'recente', status: 'published' });
  await database`update public.blog_posts set slug = 'recente-encore' where id = ${recent.id}`;
  await remove(recent.id);
  expect(await database`select id from public.trash where id in (${old.id}, ${recent.id})`).toEqual([
    { id: recent.id },
  ]);
  const addresses =
    await database`select slug from private.former_post_slugs where post_id in (${old.id}, ${recent.id})`;
  expect(addresses).toEqual([{ slug: 'recente' }]);
});

test('the trash lists what can still be restored, and for how many days, without the texts', async () => {
  const recent = await createPost(administrator, { slug: 'recent', title: 'Récent' });
  const old = await createPost(administrator);
  await remove(recent.id);
  await remove(old.id);
  await supabase.database`update public.trash set deleted_at = now() - interval '10 days 1 hour' where id = ${recent.id}`;
  await supabase.database`update public.trash set deleted_at = now() - interval '30 days 1 hour' where id = ${old.id}`;
  const items = rowsOf(
    await administrator(
      'GET',
      `/rest/v1/rpc/trash_items?id=in.(${recent.id},${old.id})&order=deleted_at.desc&limit=50`,
    ),
  );
  expect(items).toEqual([
    {
      id: recent.id,
      table_name: 'blog_posts',
      title: 'Récent',
      slug: 'recent',
      email: null,
      deleted_at: expect.any(String) as string,
      deleted_by: 'administrator@example.fr',
      days_left: 20,
    },
  ]);
});

test('visitors never see a deleted article', async () => {
  const { id } = await createPost(administrator, { slug: 'invisible', status: 'published' });
  await remove(id);
  expect((await stranger('GET', '/rest/v1/blog_posts?select=id&slug=eq.invisible')).body).toEqual([]);
  expect((await stranger('GET', '/rest/v1/trash')).status).toBe(401);
});

test('a trashed row of another table is named by its first column, and comes back unchanged', async () => {
  const question = { question: 'Combien ?', answer: 'Douze.', position: 3 };
  const [row] = rowsOf<{ id: string }>(
    await administrator('POST', '/rest/v1/faq_entries', question, { prefer: 'return=representation' }),
  );
  const entry = async () => (await supabase.database`select * from public.faq_entries where id = ${row?.id ?? ''}`)[0];
  const before = await entry();
  await administrator('DELETE', `/rest/v1/faq_entries?id=eq.${row?.id}`);
  expect(await entry()).toBeUndefined();
  const items = await administrator('POST', `/rest/v1/rpc/trash_items?id=eq.${row?.id}`, {});
  expect(items.body).toMatchObject([{ table_name: 'faq_entries', title: 'Combien ?', slug: null }]);
  await restore(row?.id ?? '');
  expect(await entry()).toEqual(before);
});

test('a row whose author or partner was deleted meanwhile comes back without them', async () => {
  const { database } = supabase;
  const [account] = await database`
    insert into auth.users (id, aud, role, email) values (gen_random_uuid(), 'authenticated', 'authenticated', 'parti@example.fr') returning id`;
  const [partner] = await database`insert into public.partners (name) values ('Parti') returning id`;
  const [study] = await database`
    insert into public.case_studies (slug, title, client, sector, summary, partner_id)
    values ('orpheline', 'Étude', 'Ana', 'e-commerce', 'Résumé.', ${partner?.['id']}) returning id`;
  const { id } = await createPost(administrator);
  await database`update public.blog_posts set author_id = ${account?.['id']} where id = ${id}`;
  await remove(id);
  await administrator('DELETE', `/rest/v1/case_studies?id=eq.${study?.['id']}`);
  await database`delete from auth.users where id = ${account?.['id']}`;
  await database`delete from public.partners where id = ${partner?.['id']}`;
  expect((await restore(id, String(study?.['id']))).body).toBe(2);
  expect(await stored(id)).toMatchObject({ author_id: null });
});
