// @module-tag spec-10-4
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchChanges } from './next-change';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Watches a database with this machine's clock, on which changes are planned at these moments, in milliseconds from now. */
function watching(...moments: number[]) {
  const start = Date.now();
  const clear = vi.fn<() => void>();
  const ask = vi.fn<() => Promise<number | null>>(() => {
    const next = moments.map((moment) => start + moment - Date.now()).find((left) => left > 0);
    return Promise.resolve(next === undefined ? null : next / 1000);
  });
  const { check, forget } = watchChanges(ask, clear);
  /** Makes a request, and waits for the database's answer. */
  const request = async (): Promise<void> => {
    check();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { request, forget, ask, clear, moments };
}

test('the caches are emptied at the moment, not a second before, and once', async () => {
  const { request, clear } = watching(20_000);
  await request();
  await vi.advanceTimersByTimeAsync(19_999);
  await request();
  expect(clear).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2);
  await Promise.all([request(), request()]);
  await vi.advanceTimersByTimeAsync(60_000);
  await request();
  expect(clear).toHaveBeenCalledTimes(1);
});

test('a moment that passes while nobody asks for a page is met by the next request', async () => {
  const { request, clear } = watching(3_600_000);
  await request();
  await vi.advanceTimersByTimeAsync(9 * 3_600_000);
  await request();
  expect(clear).toHaveBeenCalledTimes(1);
});

test('each moment of several empties them', async () => {
  const { request, clear } = watching(1000, 2000);
  await request();
  for (let second = 0; second < 4; second += 1) {
    await vi.advanceTimersByTimeAsync(1001);
    await request();
  }
  expect(clear).toHaveBeenCalledTimes(2);
});

test('the database is asked every half minute, and at once after a write', async () => {
  const { request, clear, forget, ask, moments } = watching();
  for (let second = 0; second < 30; second += 1) {
    await request();
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(ask).toHaveBeenCalledTimes(1);
  moments.push(31_000);
  forget();
  await request();
  await vi.advanceTimersByTimeAsync(1001);
  await request();
  expect(clear).toHaveBeenCalledTimes(1);
});

test.each([
  ['ahead', [3_600_000]],
  ['back', [-3_600_000]],
  ['ahead and back', [3_600_000, -3_600_000]],
  ['back and ahead', [-3_600_000, 3_600_000]],
])('a clock that is set %s is noticed by the next request, and the moments are met', async (_way, steps) => {
  const { request, clear, ask } = watching(30 * 60_000, 90 * 60_000);
  await request();
  for (const step of steps) {
    vi.setSystemTime(Date.now() + step);
    await request();
  }
  expect([clear, ask].map(({ mock }) => mock.calls.length)).toEqual([steps.length, steps.length + 1]);
  const ahead = steps.reduce((sum, step) => sum + step);
  const left = (ahead > 0 ? 90 : 30) * 60_000 - ahead;
  await vi.advanceTimersByTimeAsync(left - 1);
  await request();
  expect(clear).toHaveBeenCalledTimes(steps.length);
  await vi.advanceTimersByTimeAsync(2);
  await request();
  expect(clear).toHaveBeenCalledTimes(steps.length + 1);
});

test('a clock that is set by little at a time, as by a time server, empties no cache', async () => {
  const { request, clear } = watching();
  for (let minute = 0; minute < 60; minute += 1) {
    await request();
    vi.setSystemTime(Date.now() + 50);
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect(clear).not.toHaveBeenCalled();
});

test('a database that does not answer stops no page', async () => {
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { check } = watchChanges(() => Promise.reject(new Error('no database')), vi.fn());
  check();
  await vi.advanceTimersByTimeAsync(0);
  expect(logged.mock.calls.join()).toContain('no database');
});
