// @module-tag spec-10-7
import { expect, test } from 'vitest';
import { clientOf, rowsOf } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';

const { supabase, administrator } = useAdministrator();
const stranger = clientOf(supabase);

const restore = (...ids: string[]) => administrator('POST', '/rest/v1/rpc/restore_from_trash', { item_ids: ids });
const receive = async (name: string) => {
  const [row] = await supabase.database`
    insert into public.contacts (name, email, message, status, notes, created_at)
    values (${name}, 'odile@example.fr', 'Bonjour', 'qualified', 'Rappeler', '2026-01-02 03:04:05.678901+00') returning *`;
  return { ...row, id: row?.['id'] as string };
};
const present = async (id: string) => (await supabase.database`select * from public.contacts where id = ${id}`)[0];
const inBin = async (id: string) => (await supabase.database`select id from public.trash where id = ${id}`).length;
const put = (id: string) => administrator('DELETE', `/rest/v1/contacts?id=eq.${id}`);
const forgetIn31Days = (id: string) =>
  supabase.database`update public.trash set deleted_at = now() - interval '31 days' where id = ${id}`;

test('a deleted contact request, listed by name and e-mail, comes back whole from the trash', async () => {
  const before = await receive('Odile');
  await put(before.id);
  expect(await present(before.id)).toBeUndefined();
  expect(rowsOf(await administrator('GET', `/rest/v1/rpc/trash_items?id=eq.${before.id}`))).toMatchObject([
    { table_name: 'contacts', title: 'Odile', slug: null, email: 'odile@example.fr', days_left: 30 },
  ]);
  expect((await restore(before.id)).body).toBe(1);
  expect(await present(before.id)).toEqual(before);
  expect(await inBin(before.id)).toBe(0);
});

test('after thirty days the next request of a visitor erases a contact request for good', async () => {
  const { id } = await receive('Hamid');
  await put(id);
  await forgetIn31Days(id);
  expect((await administrator('GET', `/rest/v1/trash?id=eq.${id}`)).body).toEqual([]);
  const request = { name: 'Inès', email: 'ines@example.fr', message: 'Bonjour' };
  expect((await stranger('POST', '/rest/v1/contacts', request)).status).toBe(201);
  expect(await inBin(id)).toBe(0);
});

test('a contact request is erased by the next deletion of any kind', async () => {
  const { id } = await receive('Paul');
  await put(id);
  await forgetIn31Days(id);
  await put((await receive('Léa')).id);
  expect(await inBin(id)).toBe(0);
});

test('a contact request is erased at once on request', async () => {
  const { id } = await receive('Zoé');
  await put(id);
  expect((await administrator('DELETE', `/rest/v1/trash?id=eq.${id}`)).status).toBe(204);
  expect(await inBin(id)).toBe(0);
  expect((await restore(id)).body).toBe(0);
});
