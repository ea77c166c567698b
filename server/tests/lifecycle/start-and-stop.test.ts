import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { choosePostgresAccount } from '../../src/embedded/postgres-account';
import { repositoryPath } from '../../src/repository-root';
import { makePlace, processesOn, sendContactRequest, startServerProcess, type Ready } from './server-process';

const ORDINARY = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;
/** A checkout below a home that only root can enter cannot be run by anybody else. */
const canOthersRunUs =
  isRoot && spawnSync('test', ['-r', repositoryPath('server/package.json')], ORDINARY).status === 0;

/** Starts twice on a directory, writing in between, and checks that nothing is lost nor left behind. */
async function liveTwice(directory: string, account?: string, identity = {}): Promise<Ready> {
  const first = startServerProcess(directory, account, identity);
  expect(await sendContactRequest(await first.ready, 'premier@example.fr', 1)).toBe(201);
  await first.stop();
  expect(processesOn(directory)).toEqual([]);

  const second = startServerProcess(directory, account, identity);
  const ready = await second.ready;
  const answer = await fetch(`${ready.url}/rest/v1/pages?select=id`, { headers: { apikey: ready.publishableKey } });
  expect(await answer.json()).toHaveLength(21);
  expect(await sendContactRequest(ready, 'second@example.fr', 1)).toBe(201);
  await second.stop();
  expect((await second.exited).code).toBe(0);
  expect([...processesOn(directory), ...processesOn(ready.databaseDirectory)]).toEqual([]);
  return ready;
}

test.concurrent(
  'a first and a second start, both ended in order, leave the data and no process',
  async ({ onTestFinished }) => {
    const place = makePlace(onTestFinished);
    const directory = join(place, 'new', 'data');
    const ready = await liveTwice(directory);
    expect(ready.databaseDirectory).toBe(directory);
    expect(existsSync(join(directory, 'server.pid'))).toBe(false);
    expect(readdirSync(directory).filter((entry) => entry.startsWith('initdb-'))).toEqual([]);
    expect(statSync(directory).mode & 0o777).toBe(0o700);
  },
);

test.concurrent('a data directory whose path is too long for a socket', async ({ onTestFinished }) => {
  const place = makePlace(onTestFinished);
  const temporary = join(place, 'tmp');
  mkdirSync(temporary);
  const directory = join(place, 'l'.repeat(60), 'o'.repeat(60));
  const ready = await liveTwice(directory, undefined, { env: { ...process.env, TMPDIR: temporary } });
  expect(ready.socketDirectory).toMatch(/\/tmp\/pg-/);
  expect(readdirSync(temporary).filter((entry) => entry.startsWith('pg-'))).toEqual([]);
});

test.concurrent('a path with spaces, accents and quotes', async ({ onTestFinished }) => {
  const place = makePlace(onTestFinished);
  await expect(liveTwice(join(place, `L'été "à" $HOME %20 x`))).resolves.toBeDefined();
});

describe.runIf(isRoot)('as root', () => {
  test.concurrent('under a home that only root can enter', async ({ onTestFinished }) => {
    const place = makePlace(onTestFinished);
    const home = join(place, 'root');
    mkdirSync(home, { mode: 0o700 });
    await expect(liveTwice(join(home, 'data'))).resolves.toBeDefined();
  });

  test.concurrent('where namespaces are forbidden: PostgreSQL runs as uid 65534', async ({ onTestFinished }) => {
    const place = makePlace(onTestFinished);
    chmodSync(place, 0o755);
    const directory = join(place, 'data');
    const server = startServerProcess(directory, 'unprivileged');
    const { postgresProcess } = await server.ready;
    expect(statSync(`/proc/${postgresProcess}`).uid).toBe(65_534);
    await server.stop();
    expect((await liveTwice(directory, 'unprivileged')).databaseDirectory).toBe(directory);
  });

  test.concurrent(
    'where namespaces are forbidden, under a home that only root can enter: files move to a reachable place',
    async ({ onTestFinished }) => {
      const place = makePlace(onTestFinished);
      const home = join(place, 'root');
      mkdirSync(home, { mode: 0o700 });
      const ready = await liveTwice(join(home, 'data'), 'unprivileged');
      expect(ready.databaseDirectory).toMatch(/^\/var\/lib\/embedded-supabase-/);
      expect(statSync(ready.databaseDirectory).mode & 0o777).toBe(0o700);
      rmSync(ready.databaseDirectory, { recursive: true });
      rmSync(`${ready.databaseDirectory}-postgres`, { recursive: true, force: true });
    },
  );

  describe.runIf(choosePostgresAccount() === 'namespace')('with namespaces', () => {
    test.concurrent('allowed one day and forbidden the next, on the same data', async ({ onTestFinished }) => {
      const place = makePlace(onTestFinished);
      chmodSync(place, 0o755);
      const directory = join(place, 'data');
      for (const account of ['namespace', 'unprivileged', 'namespace']) {
        const server = startServerProcess(directory, account);
        expect(await sendContactRequest(await server.ready, `${account}@example.fr`, 1)).toBe(201);
        await server.stop();
      }
    });
  });
});

describe.runIf(!isRoot || canOthersRunUs)('as an ordinary user', () => {
  test.concurrent('under a home of its own', async ({ onTestFinished }) => {
    const place = makePlace(onTestFinished);
    const home = join(place, 'home');
    mkdirSync(home, { mode: 0o700 });
    if (isRoot) for (const folder of [place, home]) chownSync(folder, ORDINARY.uid, ORDINARY.gid);
    const ready = await liveTwice(join(home, 'data'), undefined, isRoot ? ORDINARY : {});
    expect(ready.databaseDirectory).toBe(join(home, 'data'));
  });
});
