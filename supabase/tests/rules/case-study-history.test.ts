// @module-tag spec-10-7
import { expect, test } from 'vitest';
import { rowsOf } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';

const { supabase, administrator } = useAdministrator();

const words = { title: 'Devis', client: 'Léon', sector: 'BTP', summary: 'En bref', content: '<p>Le texte</p>' };

async function create(slug: string): Promise<string> {
  const [row] = await supabase.database<{ id: string }[]>`
    insert into public.case_studies ${supabase.database({ ...words, slug, published: true })} returning id`;
  return row?.id ?? '';
}
const stored = async (id: string) =>
  (await supabase.database`select * from public.case_studies where id = ${id}`)[0] ?? {};
const toolsOf = async (id: string) =>
  (await supabase.database`select tool_id from public.case_study_tools where case_study_id = ${id}`).length;
const versions = async (id: string) =>
  rowsOf<{ id: number; words: number; status: string }>(
    await administrator('GET', `/rest/v1/rpc/revision_list?of_table=case_studies&of_row=${id}`),
  );

test('an emptied case study is restored from its history; its status and place stay as they are', async () => {
  const id = await create('vide');
  const emptied = { content: '', slug: 'autre', published: false, position: 99 };
  await administrator('PATCH', `/rest/v1/case_studies?id=eq.${id}`, emptied);
  const [present, first] = await versions(id);
  expect([present?.words, first?.words, present?.status, first?.status]).toEqual([0, 2, 'draft', 'published']);
  const answer = await administrator('POST', '/rest/v1/rpc/restore_revision', { revision_id: first?.id ?? 0 });
  expect([answer.status, answer.body]).toEqual([200, present?.id]);
  expect(await stored(id)).toMatchObject({ ...words, slug: 'autre', published: false, position: 99 });
});

test('a change of place is no version', async () => {
  const id = await create('place');
  await administrator('PATCH', `/rest/v1/case_studies?id=eq.${id}`, { position: 3 });
  expect(await versions(id)).toHaveLength(1);
});

test('a deleted case study is restored from the trash with its tools and its history', async () => {
  const id = await create('corbeille');
  await supabase.database`insert into public.tools (name) values ('Make'), ('Zapier')`;
  await supabase.database`insert into public.case_study_tools select ${id}, id from public.tools where name in ('Make', 'Zapier')`;
  const [before, tools] = [await stored(id), await toolsOf(id)];
  expect((await administrator('DELETE', `/rest/v1/case_studies?id=eq.${id}`)).status).toBe(204);
  expect(await stored(id)).toEqual({});
  const items = rowsOf<{ id: string; title: string }>(await administrator('GET', '/rest/v1/rpc/trash_items'));
  expect(items.find((item) => item.id === id)?.title).toBe('Devis');
  await administrator('POST', '/rest/v1/rpc/restore_from_trash', { item_ids: [id] });
  expect([await stored(id), await toolsOf(id)]).toEqual([before, tools]);
  expect(await versions(id)).toHaveLength(1);
  await administrator('DELETE', `/rest/v1/case_studies?id=eq.${id}`);
  await administrator('DELETE', `/rest/v1/trash?id=eq.${id}`);
  expect(await versions(id)).toEqual([]);
});
