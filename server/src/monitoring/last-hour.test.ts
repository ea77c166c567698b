// @module-tag spec-10-17
import { expect, onTestFinished, test, vi } from 'vitest';
import { LastHour } from './last-hour';

const START = Date.parse('2026-11-22T20:00:30Z');
const MINUTE = 60_000;

test('reports requests, errors and the slowest patterns of the last hour, and nothing older', () => {
  const hour = new LastHour();
  hour.add({ route: '/blog', status: 200, ms: 2 }, START);
  hour.add({ route: '/blog', status: 500, ms: 10 }, START + 30 * MINUTE);
  hour.add({ route: '/', status: 200, ms: 90 }, START + 31 * MINUTE);
  expect(hour.figures(START + 59 * MINUTE)).toEqual({
    requests: 3,
    errors: 1,
    slowest: [
      { route: '/', requests: 1, errors: 0, averageMs: 90, longestMs: 90 },
      { route: '/blog', requests: 2, errors: 1, averageMs: 6, longestMs: 10 },
    ],
  });
  expect(hour.figures(START + 61 * MINUTE)).toMatchObject({ requests: 2, errors: 1 });
  expect(hour.figures(START + 3 * 60 * MINUTE)).toEqual({ requests: 0, errors: 0, slowest: [] });
});

test('a clock that is set back by a day leaves the last hour an hour', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const hour = new LastHour();
  hour.add({ route: '/', status: 200, ms: 2 });
  vi.setSystemTime(Date.now() - 24 * 60 * MINUTE);
  vi.advanceTimersByTime(61 * MINUTE);
  hour.add({ route: '/', status: 200, ms: 2 });
  expect(hour.figures()).toMatchObject({ requests: 1 });
});
