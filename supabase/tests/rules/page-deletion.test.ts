// @module-tag spec-2-4-6
import { expect, test } from 'vitest';
import { clientOf, codeOf, rowsOf, saveText } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';

const { supabase, administrator } = useAdministrator();

const slugs = async (): Promise<string[]> =>
  (await supabase.database<{ slug: string }[]>`select slug from public.pages`).map(({ slug }) => slug);
const removeEssential = (slug: string) =>
  administrator('POST', '/rest/v1/rpc/delete_essential_page', { typed_slug: slug });

test(
  'every page of the seed is essential, and a page that is created later never is',
  { tags: 'spec-3-2' },
  async () => {
    const needed = await supabase.database`select slug from public.pages where essential`;
    expect(needed.map(({ slug }) => String(slug)).toSorted()).toEqual((await slugs()).toSorted());
    expect(needed.length).toBeGreaterThan(0);
    const answer = await administrator('POST', '/rest/v1/pages', { slug: 'tarifs', title: 'Tarifs', essential: true });
    expect([answer.status, codeOf(answer)]).toEqual([403, '42501']);
  },
);

test.each(['?slug=eq.cgv', '?slug=like.services*', '?slug=not.is.null', ''])(
  'a DELETE with « %s » deletes nothing, and says which page the site needs',
  async (filter) => {
    const before = await slugs();
    const answer = await administrator('DELETE', `/rest/v1/pages${filter}`);
    expect(answer.status).toBe(409);
    expect(JSON.stringify(answer.body)).toContain('The site needs the page');
    expect(await slugs()).toEqual(before);
  },
);

test('its slug does not change either, by update or by upsert', async () => {
  const change = await saveText(administrator, 'pages', 'slug=eq.cgv', { slug: 'conditions' });
  expect(change.status).toBe(409);
  const [page] = await supabase.database`select id from public.pages where slug = 'cgv'`;
  const row = { id: page?.['id'], slug: 'conditions', title: 'Conditions' };
  const merge = { prefer: 'resolution=merge-duplicates' };
  const upsert = await administrator('POST', '/rest/v1/pages?on_conflict=id', row, merge);
  expect(upsert.status).toBeGreaterThanOrEqual(400);
  expect(await slugs()).toContain('cgv');
});

test('its words change as before', async () => {
  const answer = await saveText(administrator, 'pages', 'slug=eq.cgv', { title: 'CGV', slug: 'cgv' });
  expect(answer.status).toBe(200);
});

test('naming it is the confirmation; it comes back whole from the trash', async () => {
  const [before] = await supabase.database`select * from public.pages where slug = 'cgv'`;
  expect((await removeEssential('cgv')).body).toBe(1);
  expect(await slugs()).not.toContain('cgv');
  const restored = await administrator('POST', '/rest/v1/rpc/restore_from_trash', { item_ids: [before?.['id']] });
  expect(restored.body).toBe(1);
  const [after] = await supabase.database`select * from public.pages where slug = 'cgv'`;
  expect(after).toEqual(before);
});

test.each(['', 'CGV', 'cgv ', '%', 'inconnue'])('« %s » names no page and deletes none', async (typed) => {
  const before = await slugs();
  expect((await removeEssential(typed)).body).toBe(0);
  expect(await slugs()).toEqual(before);
});

test('any other page is deleted plainly, and comes back too', async () => {
  const created = await administrator(
    'POST',
    '/rest/v1/pages',
    { slug: 'tarifs', title: 'Tarifs' },
    { prefer: 'return=representation' },
  );
  const [page] = rowsOf<{ id: string }>(created);
  expect((await removeEssential('tarifs')).body).toBe(0);
  expect((await administrator('DELETE', '/rest/v1/pages?slug=eq.tarifs')).status).toBe(204);
  expect(await slugs()).not.toContain('tarifs');
  expect((await administrator('POST', '/rest/v1/rpc/restore_from_trash', { item_ids: [page?.id] })).body).toBe(1);
});

test('an account that is no administrator’s deletes none', async () => {
  const visitor = clientOf(supabase);
  const answer = await visitor('POST', '/rest/v1/rpc/delete_essential_page', { typed_slug: 'cgv' });
  expect([answer.status, codeOf(answer)]).toEqual([401, '42501']);
});
