// @module-tag spec-10-10
import { existsSync, mkdirSync, readdirSync, watch, writeFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { dirname, join } from 'node:path';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { sendContactRequest, sendUntilStopped, storedEmails } from './contact-requests';
import { makeDirectory, makeSeededDirectory, processesOn, startServerProcess } from './server-process';

/** Resolves when an entry with this prefix appears in a folder. */
async function waitForEntry(prefix: string, folder: string): Promise<void> {
  await new Promise<void>((resolve) => {
    const watcher = watch(folder, (_, name) => {
      if (!name?.startsWith(prefix)) return;
      watcher.close();
      resolve();
    });
  });
}

test.concurrent.for([
  ['Node alone, whose PostgreSQL lives on as an orphan', false],
  ['Node and PostgreSQL together', true],
])(
  'kill -9 of %s, while contact requests are sent, loses no acknowledged one',
  async ([, withPostgres], { onTestFinished }) => {
    const directory = makeSeededDirectory(onTestFinished);
    const first = startServerProcess(directory);
    const ready = await first.ready;
    const acknowledged = new Set<string>();
    const stopped = new AbortController();
    await sendUntilStopped(
      ready,
      (email) => {
        acknowledged.add(email);
        if (acknowledged.size !== 150) return;
        first.child.kill('SIGKILL');
        if (withPostgres) process.kill(ready.postgresProcess, 'SIGKILL');
        stopped.abort();
      },
      stopped.signal,
    );
    expect(acknowledged.size).toBeGreaterThanOrEqual(150);

    const second = startServerProcess(directory);
    const stored = await storedEmails(await second.ready);
    expect([...acknowledged].filter((email) => !stored.has(email))).toEqual([]);
    await second.stop();
  },
);

test.concurrent('an orphan PostgreSQL is recognised and stopped, and its successor serves', async ({
  onTestFinished,
}) => {
  const directory = makeSeededDirectory(onTestFinished);
  const first = startServerProcess(directory);
  const { postgresProcess } = await first.ready;
  await first.kill();
  expect(processesOn(join(directory, 'data'))).toContain(postgresProcess);

  const second = startServerProcess(directory);
  const ready = await second.ready;
  expect(processesOn(join(directory, 'data'))).toContain(ready.postgresProcess);
  expect(processesOn(join(directory, 'data'))).not.toContain(postgresProcess);
  expect(await sendContactRequest(ready, 'apres@example.fr', 1)).toBe(201);
  await second.stop();
});

test.concurrent('a backend that has not noticed yet that its PostgreSQL was killed is waited for', async ({
  onTestFinished,
}) => {
  const directory = makeSeededDirectory(onTestFinished);
  const first = startServerProcess(directory);
  const { postgresProcess, socketDirectory } = await first.ready;
  const database = postgres({
    host: socketDirectory,
    username: 'postgres',
    database: 'postgres',
    max: 1,
    onclose: () => undefined,
  });
  const [backend] = await database<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const pid = backend?.pid ?? 0;
  process.kill(pid, 'SIGSTOP');
  await first.kill();
  process.kill(postgresProcess, 'SIGKILL');

  const second = startServerProcess(directory);
  setTimeout(() => process.kill(pid, 'SIGCONT'), 3_000);
  expect(await sendContactRequest(await second.ready, 'apres@example.fr', 1)).toBe(201);
  await second.stop();
  await database.end().catch(() => undefined);
});

test.concurrent('after a kill during the first initdb the next start begins anew, although it still runs', async ({
  onTestFinished,
}) => {
  const directory = makeDirectory(onTestFinished);
  const first = startServerProcess(directory);
  await waitForEntry('initdb-', directory);
  await first.kill();
  expect(existsSync(join(directory, 'data'))).toBe(false);

  const second = startServerProcess(directory);
  expect(await sendContactRequest(await second.ready, 'apres@example.fr', 1)).toBe(201);
  await second.stop();
  while (processesOn(join(directory, 'initdb-')).length > 0) await nextTurn();
  const third = startServerProcess(directory);
  await third.ready;
  expect(readdirSync(directory).filter((entry) => entry.startsWith('initdb-'))).toEqual([]);
  await third.stop();
});

test.concurrent('a kill between the first initdb and the migrations: the next start completes them', async ({
  onTestFinished,
}) => {
  const directory = makeDirectory(onTestFinished);
  const first = startServerProcess(directory);
  await waitForEntry('run', directory);
  await first.kill();
  const second = startServerProcess(directory);
  expect((await storedEmails(await second.ready)).size).toBe(2);
  await second.stop();
});

test.concurrent.for<readonly [string, string, string]>([
  ['the number of a process that is something else', 'data/postmaster.pid', `${process.pid}\n`],
  ['nothing in it', 'data/postmaster.pid', ''],
  ['the number of a process that is something else, for its socket', 'run/.s.PGSQL.5432.lock', `${process.pid}\n`],
])('a lock that PostgreSQL left with %s does not keep the next one out', async ([, file, lock], { onTestFinished }) => {
  const directory = makeSeededDirectory(onTestFinished);
  mkdirSync(dirname(join(directory, file)), { recursive: true });
  writeFileSync(join(directory, file), lock);
  const server = startServerProcess(directory);
  expect(await sendContactRequest(await server.ready, 'apres@example.fr', 1)).toBe(201);
  await server.stop();
});
