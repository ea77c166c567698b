import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf, saveNotes } from '../api-client';
import type { TestSupabase } from '../served-supabase';
import { startTestSupabase } from '../test-supabase';

let supabase: TestSupabase;
beforeAll(async () => {
  supabase = await startTestSupabase();
});
afterAll(() => supabase.stop());

const request = { name: 'Ana', email: 'ana@example.fr', message: 'Bonjour' };
const stored = async (email: string) => {
  const rows = await supabase.database`select * from public.contacts where email = ${email}`;
  return rows[0];
};

test('a stranger’s request starts as new, from the website, without notes (§3.3, §6, §7)', async () => {
  const full = {
    ...request,
    phone: '06 12 34 56 78',
    company: 'Ana SARL',
    service_interest: 'Autre',
    source: 'google-ads',
  };
  expect((await clientOf(supabase)('POST', '/rest/v1/contacts', full)).status).toBe(201);
  expect(await stored(request.email)).toMatchObject({ ...full, status: 'new', source: 'website', notes: null });
});

test.each([
  ['status', 'converted'],
  ['notes', 'Client en or'],
  ['created_at', '2001-01-01T00:00:00Z'],
  ['updated_at', '2001-01-01T00:00:00Z'],
  ['id', '5a3c1f9e-0000-4000-8000-000000000002'],
])('a stranger who sends %s is refused and nothing is stored (§3.3)', async (column, value) => {
  const email = `${column}@example.fr`;
  const answer = await clientOf(supabase)('POST', '/rest/v1/contacts', { ...request, email, [column]: value });
  expect(answer).toMatchObject({ status: 401, body: { code: '42501' } });
  expect(await stored(email)).toBeUndefined();
});

test.each(['anon', 'authenticated'])(
  'the trigger holds by itself, were %s granted every column (§3.3)',
  async (role) => {
    const undo = new Error('undo the grant');
    const attempt = supabase.database.begin(async (transaction) => {
      await transaction.unsafe(`grant insert, select on public.contacts to ${role}`);
      await transaction.unsafe('create policy "for this test" on public.contacts for select using (true)');
      await transaction`select set_config('role', ${role}, true)`;
      const [row] = await transaction`
      insert into public.contacts (name, email, message, status, source, notes, created_at, updated_at)
      values ('A', 'a@example.fr', 'm', 'closed', 'import', 'x', '2001-01-01', '2001-01-01')
      returning status, source, notes, created_at = now() and updated_at = now() as dated_now`;
      expect(row).toEqual({ status: 'new', source: 'website', notes: null, dated_now: true });
      throw undo;
    });
    await expect(attempt).rejects.toBe(undo);
  },
);

test('an administrator changes status and notes, and not what the visitor wrote (§3.3)', async () => {
  const administrator = clientOf(supabase, await supabase.signIn('administrator'));
  const email = 'suivi@example.fr';
  await clientOf(supabase)('POST', '/rest/v1/contacts', { ...request, email });
  const change = (fields: object) => administrator('PATCH', `/rest/v1/contacts?email=eq.${email}`, fields);
  expect((await change({ status: 'qualified' })).status).toBe(204);
  expect((await saveNotes(administrator, `email=eq.${email}`, 'Rappeler lundi')).status).toBe(200);
  expect((await change({ message: 'autre' })).status).toBe(403);
  expect(await stored(email)).toMatchObject({ ...request, email, status: 'qualified', notes: 'Rappeler lundi' });
});
