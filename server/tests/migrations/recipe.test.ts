import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repositoryPath } from '../../src/core/repository-root';
import { clientOf } from '../api-client';
import type { TestSupabase } from '../served-supabase';
import { startTestSupabase } from '../test-supabase';

let supabase: TestSupabase;
beforeAll(async () => {
  supabase = await startTestSupabase();
});
afterAll(() => supabase.stop());

test('the migration that README prints makes a table that visitors read, and administrators write (§10.10)', async () => {
  const printed = /```sql\n(.*?)```/s.exec(readFileSync(repositoryPath('README.md'), 'utf8'))?.[1] ?? '';
  await supabase.database.unsafe(printed);
  const stranger = clientOf(supabase);
  const administrator = clientOf(supabase, await supabase.signIn('administrator'));
  const address = '/rest/v1/partners';
  for (const row of [{ name: 'Atelier Roux' }, { name: 'À venir', published: false }])
    expect((await administrator('POST', address, row)).status).toBe(201);
  expect((await stranger('GET', `${address}?select=name`)).body).toEqual([{ name: 'Atelier Roux' }]);
  expect((await stranger('POST', address, { name: 'Intrus' })).status).toBe(401);
  expect(
    (await administrator('PATCH', `${address}?name=eq.${encodeURIComponent('À venir')}`, { position: 0 })).status,
  ).toBe(204);
});
