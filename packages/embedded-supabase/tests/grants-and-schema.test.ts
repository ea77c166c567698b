import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { clientOf } from '../../../server/tests/api-client';
import { startTestSupabase, useTestSupabase } from '../../../server/tests/test-supabase';

const supabase = useTestSupabase();

const grants = async (): Promise<string> => {
  const rows = await supabase.database`
    select oid::regclass::text as name, relacl::text from pg_class
    where relnamespace::regnamespace::text in ('public', 'private', 'auth', 'storage') and relkind in ('r', 'v') order by 1`;
  return JSON.stringify(rows);
};

test('the first requests of a process grant nothing to anybody', async () => {
  const before = await grants();
  const administrator = clientOf(supabase, await supabase.signIn('administrator'));
  for (const client of [clientOf(supabase), administrator]) {
    await client('GET', '/rest/v1/blog_posts?select=id&limit=1');
    await client('GET', '/rest/v1/contacts?limit=1');
    await client('POST', '/rest/v1/rpc/increment_view_count', { post_id: '5a3c1f9e-0000-4000-8000-000000000001' });
  }
  expect(await grants()).toBe(before);
});

test('the API’s roles can call auth.uid() as on hosted Supabase, but not read auth’s tables', async () => {
  for (const role of ['anon', 'authenticated', 'service_role']) {
    const [row] = await supabase.database`
      select has_schema_privilege(${role}, 'auth', 'usage') as usage, has_function_privilege(${role}, 'auth.uid()', 'execute') as uid,
        has_table_privilege(${role}, 'auth.users', 'select') as users`;
    expect(row).toMatchObject({ usage: true, uid: true, users: false });
  }
});

test('nothing is sent to another machine, from the start to an answer', async () => {
  const hosts = new Set<string>();
  const note = (message: unknown): void => {
    const { socket } = message as { readonly socket: Socket };
    // A connection to PostgreSQL uses a socket file, without DNS.
    socket.once('lookup', (_error, _address, _family, host) => hosts.add(host));
  };
  subscribe('net.client.socket', note);
  const another = await startTestSupabase();
  const client = clientOf(another, await another.signIn('administrator'));
  expect((await client('GET', '/rest/v1/blog_posts?select=id&limit=1')).status).toBe(200);
  await another.stop();
  unsubscribe('net.client.socket', note);
  // Our own requests use an IP address, without DNS.
  expect([...hosts]).toEqual([]);
});
