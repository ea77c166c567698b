// @module-tag spec-3-3
// @module-tag spec-6
import { expect, test } from 'vitest';
import { clientOf, saveNotes } from '../../../server/tests/api-client';
import { useTestSupabase } from '../../../server/tests/test-supabase';

const supabase = useTestSupabase();

const request = { name: 'Ana', email: 'ana@example.fr', message: 'Bonjour' };
const stored = async (email: string) => {
  const rows = await supabase.database`select * from public.contacts where email = ${email}`;
  return rows[0];
};

test('a stranger’s request starts as new, from the website, without notes', { tags: 'spec-7' }, async () => {
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
])('a stranger who sends %s is refused and nothing is stored', async (column, value) => {
  const email = `${column}@example.fr`;
  const answer = await clientOf(supabase)('POST', '/rest/v1/contacts', { ...request, email, [column]: value });
  expect(answer).toMatchObject({ status: 401, body: { code: '42501' } });
  expect(await stored(email)).toBeUndefined();
});

test.each(['anon', 'authenticated'])('the trigger holds by itself, were %s granted every column', async (role) => {
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
});

test('where a visitor came from is stored with the request, cut where it is too long', async () => {
  const email = 'venu@example.fr';
  const from = { utm_source: 'x'.repeat(300), referrer: ' www.exemple.fr ' };
  expect((await clientOf(supabase)('POST', '/rest/v1/contacts', { ...request, email, ...from })).status).toBe(201);
  expect(await stored(email)).toMatchObject({ utm_source: 'x'.repeat(200), referrer: 'www.exemple.fr' });
});

test(
  'an administrator adds a request by hand: how it came is kept, nobody is written to',
  { tags: 'spec-2-4-5' },
  async () => {
    const administrator = clientOf(supabase, await supabase.signIn('administrator'));
    const called = { name: 'Sabine', phone: '01 23 45 67 89', message: 'A appelé', source: 'phone' };
    expect((await administrator('POST', '/rest/v1/contacts', called)).status).toBe(201);
    const [row] = await supabase.database`select * from public.contacts where name = 'Sabine'`;
    expect(row).toMatchObject({ ...called, email: null, status: 'new', notes: null });
    expect(await supabase.database`select * from public.outbox where about = ${row?.['id']}`).toEqual([]);
    expect((await administrator('GET', '/rest/v1/rpc/search_contacts?words=01234')).body).toMatchObject({ total: 1 });
    const found = await administrator('GET', '/rest/v1/rpc/search_back_office?words=Sabine');
    expect(found.body).toMatchObject({ contacts: [{ name: 'Sabine', about: called.phone }] });
  },
);

test.each([
  ['a way that is not known', { source: 'pigeon' }],
  ['neither e-mail nor number', { email: null, source: 'fair' }],
  ['a blank number alone', { email: null, phone: ' ', source: 'phone' }],
  ['no e-mail from the website', { email: null, phone: '01 23 45 67 89' }],
])('an administrator is refused a request with %s', async (_what, fields) => {
  const administrator = clientOf(supabase, await supabase.signIn('administrator'));
  const answer = await administrator('POST', '/rest/v1/contacts', { ...request, name: 'Refusé', ...fields });
  expect(answer).toMatchObject({ status: 400, body: { code: '23514' } });
});

test('an account that is no administrator’s says nothing of how a request came', async () => {
  const email = 'sans-droit@example.fr';
  const outsider = clientOf(supabase, await supabase.signIn('signed-in'));
  await outsider('POST', '/rest/v1/contacts', { ...request, email, source: 'phone' });
  expect(await stored(email)).toMatchObject({ source: 'website' });
});

test('an administrator changes status, notes, name and number, but not the visitor’s words', async () => {
  const administrator = clientOf(supabase, await supabase.signIn('administrator'));
  const email = 'suivi@example.fr';
  await clientOf(supabase)('POST', '/rest/v1/contacts', { ...request, email });
  const change = (fields: object) => administrator('PATCH', `/rest/v1/contacts?email=eq.${email}`, fields);
  expect((await change({ status: 'qualified' })).status).toBe(204);
  expect((await change({ name: 'Anna', phone: '01 23 45 67 89' })).status).toBe(204);
  expect((await saveNotes(administrator, `email=eq.${email}`, 'Rappeler lundi')).status).toBe(200);
  expect((await change({ message: 'autre' })).status).toBe(403);
  const corrected = { name: 'Anna', phone: '01 23 45 67 89', status: 'qualified', notes: 'Rappeler lundi' };
  expect(await stored(email)).toMatchObject({ ...request, email, ...corrected });
});
