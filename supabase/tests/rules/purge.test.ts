// @module-tag spec-10-7
// @module-tag spec-2-4-5
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { startScheduledJobs } from '../../../packages/embedded-supabase/src/scheduled-jobs';
import { clientOf, saveNotes, freshAddress } from '../../../server/tests/api-client';
import { readDatabaseFacts } from '../../../server/src/checks/database-facts';
import { captureOutput } from '../../../packages/process/tests/captured-output';
import { serveSupabase } from '../../../server/tests/served-supabase';
import { useAdministrator } from '../../../server/tests/test-supabase';
import { changePost, createPost } from './drafts';

const { supabase, administrator } = useAdministrator();
afterEach(() => vi.useRealTimers());

const purge = () => supabase.database`select private.purge_expired()`;

/** Creates a contact request that last changed this long ago. */
async function receive(age: string): Promise<string> {
  const [row] = await supabase.database<{ id: string }[]>`
    insert into public.contacts (name, email, message, created_at, updated_at)
    values ('Odile', 'odile@example.fr', 'Bonjour', now() - ${age}::interval, now() - ${age}::interval) returning id`;
  return row?.id ?? '';
}

/** Whether a contact request still exists, in the table or in the trash. */
async function isKept(id: string): Promise<boolean> {
  const rows = await supabase.database`
    select id from public.contacts where id = ${id} union all select id from public.trash where id = ${id}`;
  return rows.length > 0;
}

test('a contact request is erased three years after the last exchange, without the trash', async () => {
  const old = await receive('3 years 1 day');
  const recent = await receive('2 years 364 days');
  await purge();
  expect([await isKept(old), await isKept(recent)]).toEqual([false, true]);
});

test.each([
  ['a status', (id: string) => administrator('PATCH', `/rest/v1/contacts?id=eq.${id}`, { status: 'qualified' })],
  ['a note', (id: string) => saveNotes(administrator, `id=eq.${id}`, 'Rappelée')],
] as const)('what was done about a contact request begins its three years anew: %s', async (_what, change) => {
  const id = await receive('4 years');
  expect((await change(id)).status).toBeLessThan(300);
  await purge();
  expect(await isKept(id)).toBe(true);
});

test('after thirty days in the trash a row cannot be restored, and is erased with its versions', async () => {
  const { database } = supabase;
  const { id } = await createPost(administrator);
  await administrator('DELETE', `/rest/v1/blog_posts?id=eq.${id}`);
  await database`update public.trash set deleted_at = now() - interval '30 days 1 minute' where id = ${id}`;
  expect((await administrator('POST', '/rest/v1/rpc/restore_from_trash', { item_ids: [id] })).body).toBe(0);
  expect(await database`select from public.blog_posts where id = ${id}`).toHaveLength(0);
  await purge();
  expect(await database`select from public.trash where id = ${id}`).toHaveLength(0);
  expect(await database`select from public.revisions where row_id = ${id}`).toHaveLength(0);
});

test('a former version is erased after three years, the present one never', async () => {
  const { database } = supabase;
  const { id } = await createPost(administrator, { title: 'Avant' });
  await changePost(administrator, id, { title: 'Après' });
  await database`update public.revisions set saved_at = now() - interval '3 years 1 day' where row_id = ${id}`;
  await purge();
  const left = await database<{ title: string }[]>`
    select content ->> 'title' as title from public.revisions where row_id = ${id}`;
  expect(left.map(({ title }) => title)).toEqual(['Après']);
});

test('a counter of requests is erased once its ten minutes are over, and not before', async () => {
  const { database } = supabase;
  await database`delete from private.request_counters`;
  const request = { name: 'Ana', email: 'ana@example.fr', message: 'Bonjour' };
  await clientOf(supabase, undefined, freshAddress())('POST', '/rest/v1/contacts', request);
  await purge();
  expect(await database`select from private.request_counters`).toHaveLength(1);
  await database`update private.request_counters set window_start = window_start - interval '10 minutes'`;
  await purge();
  expect(await database`select from private.request_counters`).toHaveLength(0);
});

test.each(['', ' deferrable initially deferred'])(
  'a purge that fails stops no other, and is named until it succeeds%s',
  async (when) => {
    const { database } = supabase;
    const held = await receive('4 years');
    await database.unsafe(`create table public.held (contact_id uuid references public.contacts${when})`);
    await database`insert into public.held values (${held})`;
    await database`insert into public.outbox (kind, recipient, sent_at) values ('test', 'a@example.fr', now() - interval '31 days')`;
    await purge();
    expect(await database`select from public.outbox where kind = 'test'`).toHaveLength(0);
    expect(await isKept(held)).toBe(true);
    expect((await readDatabaseFacts(database)).failedPurges).toEqual([
      expect.stringMatching(/^private\.purge_contacts\(\): .+ violates foreign key/),
    ]);
    await database.unsafe('drop table public.held');
    await purge();
    expect([await isKept(held), (await readDatabaseFacts(database)).failedPurges]).toEqual([false, []]);
  },
);

test.each([
  ['takes too long', `sql as 'select pg_sleep(60)'`],
  ['asserts what is false', `plpgsql as 'begin assert false; end'`],
])('a purge that %s stops no other', async (_what, body) => {
  const { database } = supabase;
  const old = await receive('4 years');
  await database.unsafe(`create function private.purge_a_table() returns void language ${body}`);
  await database.begin(async (transaction) => {
    await transaction`set local statement_timeout = 500`;
    await transaction`select private.purge_expired()`;
  });
  expect(await isKept(old)).toBe(false);
  expect((await readDatabaseFacts(database)).failedPurges).toEqual([
    expect.stringMatching(/^private\.purge_a_table\(\): /),
  ]);
  await database`drop function private.purge_a_table()`;
  await purge();
});

test('the server erases when it starts', async () => {
  const [place] = await supabase.database<{ host: string; name: string }[]>`
    select current_setting('unix_socket_directories') as host, current_database() as name`;
  const id = await receive('4 years');
  const directory = mkdtempSync(join(tmpdir(), 'supabase-test-'));
  const second = await serveSupabase(directory, place?.host ?? '', place?.name ?? '');
  expect(await isKept(id)).toBe(false);
  await second.stop();
  rmSync(directory, { recursive: true });
});

test('the server purges once a day until it stops, and a failed purge is logged and made up for', async () => {
  const { database } = supabase;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = await startScheduledJobs(database);
  const id = await receive('4 years');
  const output = captureOutput();
  await database`alter function private.purge_expired() rename to purge_later`;
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  await expect.poll(() => output.text()).toContain('The daily purge failed');
  output.stop();
  await database`alter function private.purge_later() rename to purge_expired`;
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  await expect.poll(() => isKept(id)).toBe(false);
  await stop();
  expect(vi.getTimerCount()).toBe(0);
});
