// @module-tag exhaustive
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { clientOf } from '../../../server/tests/api-client';
import { openTestSupabase, type TestSupabase } from '../../../server/tests/served-supabase';
import { installProbes } from './probes';

// On a PostgreSQL of its own, because PostgreSQL closes all connections when somebody kills a backend.
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
  expect(later.filter(({ status }) => status !== 200)).toEqual([]);
});

test('when a killed process of PostgreSQL restarts all others, the server lives and serves again', async () => {
  const answers = Promise.all([sleep(), sleep(), sleep()]);
  const [victim] = await sleepers(3);
  process.kill(victim ?? 0, 'SIGKILL');
  expect((await answers).map(({ status }) => status)).toEqual([503, 503, 503]);
  const statuses = await untilServed();
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
});

const openDriver = (options: postgres.Options<Record<string, never>> = {}): postgres.Sql => {
  const driver = postgres({ host: join(directory, 'run'), username: 'postgres', max: 1, backoff: () => 0, ...options });
  onTestFinished(() => driver.end({ timeout: 1 }));
  return driver;
};

const endConnections = () => supabase.database`select pg_terminate_backend(pid) from pg_stat_activity
  where pid <> pg_backend_pid() and application_name = 'postgres.js'`;

// scripts/patches/postgres@3.4.9.patch fixes the bugs of postgres.js that the following tests show.

// https://github.com/porsager/postgres/issues/1208
test('the driver refuses a statement for a connection that is gone, and does not end the process', async () => {
  let closed = false;
  const reserved = await openDriver({ onclose: () => (closed = true) }).reserve();
  await endConnections();
  await expect.poll(() => closed).toBe(true);
  await expect(reserved`select 1`).rejects.toThrow('CONNECTION_CLOSED');
});

// https://github.com/porsager/postgres/issues/1195
test('a query that waits for a lost connection gets the next connection', async () => {
  const driver = openDriver();
  const sleeping = (await driver.reserve())`select pg_sleep(60)`.catch(String);
  const waiting = driver.reserve();
  await sleepers(1);
  await endConnections();
  expect(await sleeping).toContain('CONNECTION_CLOSED');
  expect(await (await waiting)`select 1 as one`).toEqual([{ one: 1 }]);
});

test('a query whose connection was lost can neither use nor release its replacement', async () => {
  const driver = openDriver();
  const first = await driver.reserve();
  const waiting = driver.reserve();
  await endConnections();
  const second = await waiting;
  await expect(first`select 1`).rejects.toThrow('CONNECTION_CLOSED');
  first.release();
  const third = driver.reserve();
  expect(await second`select 1 as one`).toEqual([{ one: 1 }]);
  second.release();
  expect(await (await third)`select 1 as one`).toEqual([{ one: 1 }]);
});

/**
 * Relays connections to PostgreSQL, and ends the first one when it carries certain words.
 * @returns the port of 127.0.0.1 on which it listens
 */
async function relayThatLosesTheFirst(words: string, end: (socket: Socket) => void): Promise<number> {
  let lost = false;
  const relay = createServer((socket) => {
    const database = connect(join(directory, 'run', '.s.PGSQL.5432'));
    socket.on('error', () => database.destroy()).on('close', () => database.destroy());
    database.pipe(socket);
    socket.on('data', (message: Buffer) => {
      if (lost || !message.includes(words)) return void database.write(message);
      lost = true;
      end(socket);
    });
  });
  onTestFinished(() => void relay.close());
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  return (relay.address() as AddressInfo).port;
}

/** The error of a backend that an administrator ends: `E`, the length, fields that each end with a zero byte, and a final zero byte. */
const FATAL = Buffer.from('E\0\0\0\x1aSFATAL\0C57P01\0Mended\0\0', 'latin1');

// https://github.com/porsager/postgres/issues/1192 and 1223
test.each([
  ['is reset', (socket: Socket) => void socket.resetAndDestroy()],
  ['is ended by PostgreSQL', (socket: Socket) => void socket.end(FATAL)],
])('a connection that %s while the driver prepares it harms one statement at most', async (_how, end) => {
  const driver = openDriver({ host: '127.0.0.1', port: await relayThatLosesTheFirst('pg_catalog.pg_type', end) });
  await driver`select 1`.catch(() => undefined);
  expect(await driver`select array['a'] as letters`).toEqual([{ letters: ['a'] }]);
});

// https://github.com/porsager/postgres/issues/1186
test.each([
  ['at once', 'select pg_sleep(60)', []],
  ['after a statement that is prepared first', 'select pg_sleep($1)', [60]],
])(
  'a statement sent %s, before the driver has closed its lost connection, is refused',
  async (_when, first, values) => {
    const port = await relayThatLosesTheFirst('pg_sleep', (socket) => void socket.resetAndDestroy());
    const reserved = await openDriver({ host: '127.0.0.1', port }).reserve();
    const end = reserved.unsafe(first, values).catch(() => reserved`rollback`);
    await expect(end).rejects.toThrow('CONNECTION_CLOSED');
  },
);
