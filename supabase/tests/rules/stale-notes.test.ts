// @module-tag spec-2-4-5
import { beforeAll, expect, test } from 'vitest';
import { codeOf, rowsOf } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';

const { supabase, administrator } = useAdministrator();
let path: string;
beforeAll(async () => {
  const [row] = await supabase.database<{ id: string }[]>`
    insert into public.contacts (name, email, message) values ('Odile', 'odile@example.fr', 'Bonjour') returning id`;
  path = `/rest/v1/contacts?id=eq.${row?.id}`;
});

interface Notes {
  readonly notes: string | null;
  readonly notes_updated_at: string;
}

const read = async (): Promise<Notes> => {
  const [row] = rowsOf<Notes>(await administrator('GET', `${path}&select=notes,notes_updated_at`));
  if (!row) throw new Error('The request is gone');
  return row;
};
const save = async (notes: string, version?: string) => {
  const [row] = rowsOf<{ id: string }>(await administrator('GET', `${path}&select=id`));
  return administrator('POST', '/rest/v1/rpc/save_notes', { contact_id: row?.id, notes, expected_updated_at: version });
};

test('notes written over the version they were made from are kept, and are a new version', async () => {
  const { notes_updated_at: version } = await read();
  expect((await save('Rappeler', version)).status).toBe(200);
  const after = await read();
  expect(after.notes).toBe('Rappeler');
  expect(after.notes_updated_at > version).toBe(true);
});

test('notes made from a former version are refused, and change nothing', async () => {
  const { notes_updated_at: version } = await read();
  await save('Les leurs', version);
  const refused = await save('Les miennes', version);
  expect([refused.status, codeOf(refused)]).toEqual([409, 'PT409']);
  expect((await read()).notes).toBe('Les leurs');
});

test('notes that name no version are refused, and change nothing', async () => {
  const before = await read();
  expect((await save('Sans version')).status).toBe(428);
  expect((await administrator('PATCH', path, { notes: 'Sans version' })).status).toBe(403);
  expect(await read()).toEqual(before);
});

test('a status changed meanwhile is no conflict', async () => {
  const { notes_updated_at: version } = await read();
  expect((await administrator('PATCH', path, { status: 'contacted' })).status).toBe(204);
  expect((await read()).notes_updated_at).toBe(version);
  expect((await save('Après le statut', version)).status).toBe(200);
});

test('of ten notes written from one version at the same time, one is kept', async () => {
  const { notes_updated_at: version } = await read();
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => save(`Ensemble ${index}`, version)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
});
