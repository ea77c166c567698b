import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repositoryPath } from '@agency-site/process/repository-root';
import { startTwice } from './start-twice';
import { makeDirectory } from './server-process';

const ORDINARY = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;
/** False when the checkout, or Node, is below a folder that only root can enter. */
const canOthersRunUs =
  isRoot && spawnSync(process.execPath, ['--check', repositoryPath('server/.temp/serve.js')], ORDINARY).status === 0;

test.concurrent('a first and a second start, both ended in order, leave the data and no process', async ({
  onTestFinished,
}) => {
  const place = makeDirectory(onTestFinished);
  const directory = join(place, 'new', 'data');
  const ready = await startTwice(directory);
  expect(ready.databaseDirectory).toBe(directory);
  expect(existsSync(join(directory, 'server.pid'))).toBe(false);
  expect(readdirSync(directory).filter((entry) => entry.startsWith('initdb-'))).toEqual([]);
  expect(statSync(directory).mode & 0o777).toBe(0o700);
});

test.concurrent('a data directory whose path is too long for a socket', async ({ onTestFinished }) => {
  const place = makeDirectory(onTestFinished);
  const temporary = join(place, 'tmp');
  mkdirSync(temporary);
  const directory = join(place, 'l'.repeat(60), 'o'.repeat(60));
  const ready = await startTwice(directory, undefined, { env: { ...process.env, TMPDIR: temporary } });
  expect(ready.socketDirectory).toMatch(/\/tmp\/pg-/);
  expect(readdirSync(temporary).filter((entry) => entry.startsWith('pg-'))).toEqual([]);
});

test.concurrent('a path with spaces, accents and quotes', async ({ onTestFinished }) => {
  const place = makeDirectory(onTestFinished);
  await expect(startTwice(join(place, `L'été "à" $HOME %20 x`))).resolves.toBeDefined();
});

describe.runIf(!isRoot || canOthersRunUs)('as an ordinary user', () => {
  test.concurrent('under a home of its own', async ({ onTestFinished }) => {
    const place = makeDirectory(onTestFinished);
    const home = join(place, 'home');
    mkdirSync(home, { mode: 0o700 });
    if (isRoot) for (const folder of [place, home]) chownSync(folder, ORDINARY.uid, ORDINARY.gid);
    const ready = await startTwice(join(home, 'data'), undefined, isRoot ? ORDINARY : {});
    expect(ready.databaseDirectory).toBe(join(home, 'data'));
  });
});
