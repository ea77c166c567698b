import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { captureOutput } from '../../tests/captured-output';
import { keepDiskReserve } from './disk-reserve';

const MB = 1024 * 1024;

let directory: string;
let free: number;
let disk: ReturnType<typeof keepDiskReserve>;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'disk-'));
  disk = keepDiskReserve(directory, () => Promise.resolve(free));
});
afterEach(() => {
  disk.stop();
  rmSync(directory, { recursive: true });
});
const reserve = (): string => join(directory, 'reserve');

test('a full disk is logged once, and the reserved space is freed (§10.3)', async () => {
  free = 500 * MB;
  await disk.check();
  expect(statSync(reserve()).size).toBe(32 * MB);
  free = 5 * MB;
  const output = captureOutput();
  await disk.check();
  await disk.check();
  output.stop();
  expect(output.text()).toBe(`The disk of ${directory} is full: free some space.\n`);
  expect([disk.isFull(), existsSync(reserve())]).toEqual([true, false]);
});

test('the disk is full until there is room for more than what was given up (§10.3)', async () => {
  free = 5 * MB;
  await disk.check();
  free = 37 * MB;
  await disk.check();
  expect([disk.isFull(), existsSync(reserve())]).toEqual([true, false]);
  free = 100 * MB;
  await disk.check();
  expect([disk.isFull(), existsSync(reserve())]).toEqual([false, true]);
});
