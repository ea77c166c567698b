// @module-tag exhaustive
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf } from '../api-client';
import { openTestSupabase, type TestSupabase } from '../served-supabase';
import { installProbes } from './probes';

// On a PostgreSQL of its own: when a backend is killed, PostgreSQL closes all connections.
const directory = mkdtempSync(join(tmpdir(), 'lost-connections-'));
let supabase: TestSupabase;
beforeAll(async () => {
  supabase = await openTestSupabase(directory);
  await installProbes(supabase);
});
afterAll(async () => {
  await supabase.stop();
  rmSync(directory, { recursive: true, force: true });
});

const sleep = () => clientOf(supabase)('POST', '/rest/v1/rpc/sleep', { seconds: 2.5 });

/** Waits for this many backends that run `sleep()`; returns their process numbers. */
async function sleepers(count: number): Promise<number[]> {
  for (;;) {
    const rows = await supabase.database<{ pid: number }[]>`
      select pid from pg_stat_activity where wait_event = 'PgSleep' and pid <> pg_backend_pid()`;
    if (rows.length >= count) return rows.map(({ pid }) => pid);
  }
}

/** Polls until PostgreSQL has recovered. */
async function untilServed(): Promise<number[]> {
  const client = clientOf(supabase);
  const statuses: number[] = [];
  while (statuses.at(-1) !== 200) statuses.push((await client('GET', '/rest/v1/blog_posts?select=id&limit=1')).status);
  return statuses;
}

test('requests whose connections an administrator ends answer 503, and the next ones are served', async () => {
  const answers = Promise.all([sleep(), sleep(), sleep()]);
  await sleepers(3);
  await supabase.database`select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'`;
  expect((await answers).map(({ status }) => status)).toEqual([503, 503, 503]);
  await untilServed();
  const client = clientOf(supabase);
  const later = await Promise.all(
    Array.from({ length: 40 }, () => client('GET', '/rest/v1/blog_posts?select=id&limit=1')),
  );
  // postgres.js rejects the first query after a reconnection with the error of the lost connection.
  expect(later.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  expect(later.filter(({ status }) => status === 503).length).toBeLessThanOrEqual(3);
});

test('when a process of PostgreSQL is killed and all others restart, this one lives on and serves again', async () => {
  const answers = Promise.all([sleep(), sleep(), sleep()]);
  const [victim] = await sleepers(3);
  process.kill(victim ?? 0, 'SIGKILL');
  expect((await answers).map(({ status }) => status)).toEqual([503, 503, 503]);
  const statuses = await untilServed();
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
});

// https://github.com/porsager/postgres/issues/1208, mended by patches/postgres@3.4.9.patch
test('the driver refuses a statement for a connection that is gone, and does not end the process', async () => {
  let closed = false;
  const onclose = () => (closed = true);
  const driver = postgres({ host: join(directory, 'run'), username: 'postgres', max: 1, onclose });
  const reserved = await driver.reserve();
  await supabase.database`select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and application_name = 'postgres.js'`;
  await expect.poll(() => closed).toBe(true);
  await expect(reserved`select 1`).rejects.toThrow('CONNECTION_CLOSED');
});
