// @module-tag spec-10-3
import { spawnSync } from 'node:child_process';
import { statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import postgres from 'postgres';
import { administrator, signIn } from './api-of';
import { newDirectory, startServer, type RunningServer } from './running-server';
import { copySeededDirectory } from '../fixtures/seeded-directory';

const succeeds = (program: string, ...words: readonly string[]): boolean => spawnSync(program, words).status === 0;
const mount = (directory: string): boolean => succeeds('mount', '-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', directory);
const unmount = (directory: string): boolean => succeeds('umount', '--lazy', directory);

/** Only root can mount a file system, and not in every container. */
const place = newDirectory();
const canMount = mount(place) && unmount(place);

/** Mounts a small disk with a seeded data directory. */
function smallDisk(): string {
  const disk = newDirectory();
  mount(disk);
  onTestFinished(() => void unmount(disk));
  copySeededDirectory(join(disk, 'data'));
  return disk;
}

/** Fills all of the free space. */
function fill(disk: string): void {
  const { bavail, bsize } = statfsSync(disk);
  try {
    writeFileSync(join(disk, 'filler'), new Uint8Array(bavail * bsize));
  } catch (error) {
    // The server wrote meanwhile, but the disk is just as full.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
  expect(statfsSync(disk).bavail).toBe(0);
}

async function start(disk: string): Promise<RunningServer> {
  const server = await startServer({ ...administrator, DATA_DIR: join(disk, 'data') });
  onTestFinished(async () => {
    if (server.child.exitCode === null) await server.stop();
  });
  return server;
}

const health = async ({ address }: RunningServer): Promise<string> => (await fetch(`${address}/healthz`)).text();
const DISK_FULL = '{"status":"disk full"}';

/** Deletes an article, which takes space in the trash. @returns the status of the answer */
async function deleteArticle(server: RunningServer, token: string): Promise<number> {
  const answer = await fetch(`${server.address}/rest/v1/blog_posts?slug=eq.excel-airtable-ou-logiciel-metier`, {
    method: 'DELETE',
    headers: { apikey: server.publishableKey(), authorization: `Bearer ${token}` },
  });
  return answer.status;
}

/** Writes to PostgreSQL's write-ahead log until a write fails. */
async function writeUntilLost(disk: string): Promise<void> {
  const database = postgres({
    host: join(disk, 'data', 'run'),
    username: 'postgres',
    max: 1,
    onclose: () => undefined,
  });
  const write = (): Promise<unknown> => database`select pg_logical_emit_message(true, 'test', repeat('x', 1000000))`;
  let lost = false;
  while (!lost) lost = await write().then(() => false, () => true); // prettier-ignore
  await database.end();
}

describe.runIf(canMount)('a disk that is full, where this account may mount one', () => {
  test('right after the start, is said at once, and administrators can delete', async () => {
    const disk = smallDisk();
    const server = await start(disk);
    const token = await signIn(server);
    fill(disk);
    expect(await health(server)).toBe(DISK_FULL);
    expect(await deleteArticle(server, token)).toBe(204);
  });

  test('is noticed by the first write that fails, whoever watches', async () => {
    const disk = smallDisk();
    const server = await start(disk);
    const token = await signIn(server);
    fill(disk);
    await expect.poll(() => deleteArticle(server, token)).toBe(204);
    expect(server.output()).toContain('is full: free some space.');
  });

  test('before the start, keeps no server from starting that has its reserve', async () => {
    const disk = smallDisk();
    await (await start(disk)).stop();
    fill(disk);
    const server = await start(disk);
    expect(await health(server)).toBe(DISK_FULL);
    expect(await deleteArticle(server, await signIn(server))).toBe(204);
  });

  test('and ends PostgreSQL, which needs room to start again, gets it from the reserve', async () => {
    const disk = smallDisk();
    const server = await start(disk);
    const token = await signIn(server);
    fill(disk);
    await writeUntilLost(disk);
    await expect.poll(() => deleteArticle(server, token)).toBe(204);
    expect(server.output()).toContain('PostgreSQL ended by itself and is started again.');
    expect(await health(server)).toBe(DISK_FULL);
  });
});
