import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { acquireDataDirectory } from '../../../packages/embedded-supabase/src/data-directory';
import { makeDirectory, makeSeededDirectory, startServerProcess } from './server-process';

const linesOf = (text: string): string[] => text.trim().split('\n');

test.concurrent('a data directory that this account may not write ends with one clear line', async ({
  onTestFinished,
}) => {
  const place = makeDirectory(onTestFinished);
  const directory = join(place, 'data');
  mkdirSync(directory);
  chmodSync(directory, 0o555);
  // Root can write anywhere except below /sys.
  const target = process.getuid?.() === 0 ? '/sys/embedded' : directory;
  const { code, errors } = await startServerProcess(target).exited;
  expect(code).toBe(1);
  expect(linesOf(errors)).toHaveLength(1);
  expect(errors).toContain(`DATA_DIR ${target} cannot be written: `);
});

test.concurrent('a data directory that the library path cannot name ends with one clear line', async ({
  onTestFinished,
}) => {
  const place = makeDirectory(onTestFinished);
  const { code, errors } = await startServerProcess(join(place, 'a:b')).exited;
  expect(code).toBe(1);
  expect(linesOf(errors)).toHaveLength(1);
  expect(errors).toMatch(/^DATA_DIR .*a:b cannot be used: /);
});

test.concurrent('the lock of a process that is gone, or whose number another process has now, is taken over', async ({
  onTestFinished,
}) => {
  const place = makeDirectory(onTestFinished);
  const directory = join(place, 'data');
  mkdirSync(directory);
  for (const holder of ['999999999 1', `${process.pid} 1`, 'nonsense', '']) {
    writeFileSync(join(directory, 'server.pid'), holder);
    (await acquireDataDirectory(directory))();
  }
  const release = await acquireDataDirectory(directory);
  await expect(acquireDataDirectory(directory)).rejects.toThrow(/already used by process/);
  release();
});

test.concurrent('a PostgreSQL that cannot start ends with the line in which PostgreSQL gives its reason', async ({
  onTestFinished,
}) => {
  const directory = makeSeededDirectory(onTestFinished);
  const log = join(directory, 'data', 'pg_wal');
  for (const entry of readdirSync(log, { withFileTypes: true })) if (entry.isFile()) rmSync(join(log, entry.name));
  const { code, errors } = await startServerProcess(directory).exited;
  expect(code).toBe(1);
  expect(linesOf(errors)).toHaveLength(1);
  expect(errors).toMatch(/^PostgreSQL could not start: PANIC: +could not locate a valid checkpoint record/);
});
