// @module-tag spec-2-4-5
import { beforeEach, expect, test } from 'vitest';
import { clientOf } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';

const { supabase, administrator } = useAdministrator();
beforeEach(() => supabase.database`truncate public.contacts, public.trash, public.outbox, public.activity_log`);

interface Outcome {
  readonly added: readonly string[];
  readonly problems: readonly { readonly place: number; readonly problem: string }[];
}

const ana = { name: 'Ana', email: 'ana@example.fr', message: 'Importé' };
const send = async (contacts: readonly object[], only_check = false) =>
  (await administrator('POST', '/rest/v1/rpc/import_contacts', { contacts, only_check })).body as Outcome;
const problemsOf = async (contacts: readonly object[]) =>
  (await send(contacts, true)).problems.map(({ place, problem }) => `${place} ${problem}`);
const read = async (name: string) => (await administrator('GET', `/rest/v1/rpc/${name}`)).body as object;
const stored = () => supabase.database`select * from public.contacts order by name`;

test('an import keeps the date, the status and the notes of the file, and writes to nobody', async () => {
  await supabase.database`insert into public.webhooks (url, events) values ('https://exemple.fr/', '{contact.created}')`;
  const dated = { ...ana, created_at: '2025-03-01T09:00:00+00:00', status: 'qualified', notes: 'Vue au salon' };
  const { added } = await send([dated, { name: 'Bruno', phone: '06 12 34 56 78', message: 'Importé' }]);
  const rows = await stored();
  expect(rows).toMatchObject([
    { name: 'Ana', status: 'qualified', notes: 'Vue au salon', source: 'import', created_at: dated.created_at },
    { name: 'Bruno', status: 'contacted', email: null, source: 'import' },
  ]);
  expect(rows.map(({ id }) => id as string).toSorted()).toEqual(added.toSorted());
  expect(await supabase.database`select kind from public.outbox`).toEqual([]);
  const log = await supabase.database`select event, source from public.activity_log where table_name = 'contacts'`;
  expect(log).toEqual(added.map(() => ({ event: 'insert', source: 'person' })));
});

test('an address above in the file or in the list stays out, whatever its case', async () => {
  await send([ana]);
  const bruno = { ...ana, name: 'Bruno', email: 'bruno@example.fr' };
  const again = [{ ...ana, email: 'ANA@example.fr' }, bruno, { ...bruno, email: 'Bruno@example.fr' }];
  expect(await send(again)).toMatchObject({
    added: [expect.any(String)],
    problems: [
      { place: 1, problem: 'here' },
      { place: 3, problem: 'repeated' },
    ],
  });
  expect((await stored()).map(({ email }) => email as string)).toEqual(['ana@example.fr', 'bruno@example.fr']);
});

test('imports at the same time take each address once', async () => {
  const many = Array.from({ length: 300 }, (_, number) => ({ ...ana, email: `ana-${number}@example.fr` }));
  const outcomes = await Promise.all([send(many), send(many), send(many)]);
  expect(outcomes.flatMap(({ added }) => added)).toHaveLength(300);
  expect(await stored()).toHaveLength(300);
});

test('one contact that breaks a rule keeps every other out, and each broken rule is named', async () => {
  const long = 'x'.repeat(201);
  const wrong = [
    ana,
    { ...ana, name: ' ', email: 'pas une adresse' },
    { name: 'Sans rien', message: 'Importé' },
    { name: long, email: 'b@example.fr', company: long, status: 'perdu' },
    { ...ana, email: 'c@example.fr', created_at: '2020-01-01T00:00:00Z' },
    { ...ana, email: 'd@example.fr', created_at: 'mardi' },
  ];
  expect(await problemsOf(wrong)).toEqual([
    '2 contacts_email_shape',
    '2 contacts_name_length',
    '3 contacts_reachable',
    '4 contacts_company_length',
    '4 contacts_message_length',
    '4 contacts_name_length',
    '4 contacts_status_values',
    '5 expired',
    '6 unreadable_date',
  ]);
  expect((await send(wrong)).added).toEqual([]);
  expect(await stored()).toEqual([]);
});

test('an imported contact is no arrival and no request of the month', async () => {
  const before = [await read('contact_counts'), await read('analytics_summary')];
  await send([ana]);
  expect(await read('contact_counts')).toMatchObject({ latest: null, byStatus: { contacted: 1 } });
  expect(await read('analytics_summary')).toEqual({ ...before[1], totalContacts: 1 });
});

test('5,000 contacts are one import, and one more is refused with a sentence', { tags: ['exhaustive'] }, async () => {
  const contacts = Array.from({ length: 5000 }, (_, nth) => ({ ...ana, email: `c${nth}@example.fr` }));
  expect((await send(contacts)).added).toHaveLength(5000);
  expect((await send(contacts)).problems).toHaveLength(5000);
  const more = await administrator('POST', '/rest/v1/rpc/import_contacts', { contacts: [...contacts, ana] });
  expect([more.status, more.body]).toEqual([413, expect.objectContaining({ code: 'PT413' })]);
});

test('nobody imports without the right to add requests', async () => {
  const answer = await clientOf(supabase)('POST', '/rest/v1/rpc/import_contacts', { contacts: [ana] });
  expect(answer.status).toBe(401);
});
