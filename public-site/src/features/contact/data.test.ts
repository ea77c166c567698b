// @module-tag spec-2-3-6
// @module-tag spec-4
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendOnce } from './data';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the same words sent twice are stored once; other words, or the same ones later, are stored', async () => {
  const store = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const send = sendOnce(store);
  await Promise.all([send('api', { message: 'a' }), send('api', { message: 'a' })]);
  await send('api', { message: 'a' });
  expect(store).toHaveBeenCalledTimes(1);
  await send('api', { message: 'b' });
  expect(store).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(30_000);
  await send('api', { message: 'a' });
  expect(store).toHaveBeenCalledTimes(3);
});

test('a failure reaches both callers and is then forgotten', async () => {
  const store = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined);
  const send = sendOnce(store);
  const twice = [send('api', 'a'), send('api', 'a')];
  await expect(Promise.all(twice)).rejects.toThrow('offline');
  await expect(send('api', 'a')).resolves.toBeUndefined();
  expect(store).toHaveBeenCalledTimes(2);
});
