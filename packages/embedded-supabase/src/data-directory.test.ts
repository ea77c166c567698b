// @module-tag spec-10-10
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { processUsing } from './data-directory';

const HOUR_S = 3600;
let directory: string;
let lock: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'data-directory-'));
  lock = join(directory, 'server.pid');
  // The lock of another container, whose processes this one cannot see.
  writeFileSync(lock, '12 345 another-boot/pid:[1]');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(directory, { recursive: true, force: true });
});

const touch = (now: number): void => utimesSync(lock, now, now);

test.each([
  ['ahead', -HOUR_S],
  ['back', HOUR_S],
])('a holder that lives is not taken for dead after the clock was set %s by an hour', async (_way, dated) => {
  touch(Date.now() / 1000 + dated);
  const looked = processUsing(directory);
  // The holder's next heartbeat, dated by the clock that was set.
  setTimeout(() => touch(Date.now() / 1000), 300);
  expect(await looked).toBe('process 12 of another container');
});

test.each([
  ['ahead', -HOUR_S],
  ['back', HOUR_S],
])('a holder that has ended is waited for as long as ever, with the clock set %s meanwhile', async (_way, dated) => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  touch(Date.now() / 1000);
  const looked = processUsing(directory);
  vi.setSystemTime(Date.now() - dated * 1000);
  vi.advanceTimersByTime(4900);
  setTimeout(() => vi.advanceTimersByTime(200), 50);
  expect(await looked).toBeUndefined();
});
