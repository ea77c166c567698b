// @module-tag spec-10-3
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSignInLimits } from './sign-in-limits';

const MINUTE = 60_000;
const attempt = { account: 'a@example.fr', address: '198.51.100.7', device: undefined };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([
  ['forward', 24 * 60 * MINUTE],
  ['back', -24 * 60 * MINUTE],
])('a clock set %s by a day neither prolongs the five minutes of a lockout nor shortens them', async (_way, jump) => {
  const { begin } = createSignInLimits();
  for (let tries = 0; tries < 10; tries += 1) expect(await begin(attempt)).toBe(true);
  expect(await begin(attempt)).toBe(false);
  vi.setSystemTime(Date.now() + jump);
  expect(await begin(attempt)).toBe(false);
  await vi.advanceTimersByTimeAsync(5 * MINUTE - 1000);
  expect(await begin(attempt)).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await begin(attempt)).toBe(true);
});
