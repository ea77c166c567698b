// @module-tag spec-10-3
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { captureOutput } from '../../process/tests/captured-output';
import { keepDiskReserve, type DiskReserve } from './disk-reserve';

const MB = 1024 * 1024;

let directory: string;
let free: number;
let disk: DiskReserve;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'disk-'));
});
afterEach(() => {
  disk.stop();
  rmSync(directory, { recursive: true });
});

/** Starts on a disk with this much free space. */
async function start(megabytes: number): Promise<void> {
  free = megabytes * MB;
  disk = await keepDiskReserve(directory, () => Promise.resolve(free));
}

/** Whether the disk is full, and the reserve exists, once this much is free. */
async function stateWith(megabytes: number): Promise<[full: boolean, kept: boolean]> {
  free = megabytes * MB;
  return [await disk.isFull(), existsSync(join(directory, 'reserve'))];
}

test('a full disk is logged once, and the reserved space is freed', async () => {
  await start(500);
  expect(statSync(join(directory, 'reserve')).size).toBe(32 * MB);
  const output = captureOutput();
  expect(await stateWith(5)).toEqual([true, false]);
  await stateWith(5);
  output.stop();
  expect(output.text()).toBe(`The disk of ${directory} is full: free some space.\n`);
});

test('the disk is full until there is room for more than what was given up', async () => {
  await start(500);
  expect(await stateWith(5)).toEqual([true, false]);
  expect(await stateWith(37)).toEqual([true, false]);
  expect(await stateWith(100)).toEqual([false, true]);
});

test('a start without room for the reserve is one on a full disk', async () => {
  await start(37);
  expect(await stateWith(37)).toEqual([true, false]);
  expect(await stateWith(45)).toEqual([true, false]);
});

test.each(['53100', 'ENOSPC', 'EDQUOT'])('a write that failed with %s is believed, whatever is free', async (code) => {
  await start(500);
  disk.noteFailure({ code: '23505' });
  expect(await stateWith(500)).toEqual([false, true]);
  const output = captureOutput();
  disk.noteFailure({ code });
  await expect.poll(() => output.text()).toContain('is full');
  output.stop();
  expect(await stateWith(37)).toEqual([true, false]);
});
