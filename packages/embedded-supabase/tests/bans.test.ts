import { expect, test } from 'vitest';
import { clientOf } from '../../../server/tests/api-client';
import { claimsOf } from '../../../supabase/tests/roles/forged-token';
import { useTestSupabase } from '../../../server/tests/test-supabase';

const supabase = useTestSupabase();

test('rights come from the allow-list, since neither bans nor app_metadata reach a token', async () => {
  const { database } = supabase;
  const readContacts = async () =>
    (await clientOf(supabase, await supabase.signIn('signed-in'))('GET', '/rest/v1/contacts?select=id')).body;
  expect(await readContacts()).toEqual([]);
  await database`
    update auth.users set raw_app_meta_data = '{"role": "admin", "is_admin": true}' where email = 'signed-in@example.fr'`;
  expect(await readContacts()).toEqual([]);
});

test('the first administrator, made in SQL, signs in and is one', async () => {
  const token = await supabase.signIn('administrator');
  expect(claimsOf(token)).toMatchObject({ role: 'authenticated', email: 'administrator@example.fr' });
  const answer = await clientOf(supabase, token)('GET', '/auth/v1/user');
  expect(answer).toMatchObject({ status: 200, body: { email: 'administrator@example.fr', role: 'authenticated' } });
});
