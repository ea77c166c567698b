// @module-tag spec-10-3
import { expect, test } from 'vitest';
import { ConcurrencyLimit, TooManyWaiting } from './concurrency-limit';

/** Runs tasks that end on demand, and records those that have begun. */
function startTasks(limit: ConcurrencyLimit, keys: readonly string[]) {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const results = keys.map((key, index) =>
    limit.run(key, () => {
      begun.push(index);
      return new Promise<void>((resolve) => (ends[index] = resolve));
    }),
  );
  const end = async (index: number): Promise<void> => {
    ends[index]?.();
    await results[index];
  };
  return { begun, results, end };
}

test('a few of one key at a time, a few in total; the others in the order in which they came', async () => {
  const limit = new ConcurrencyLimit({ inTotal: 3, perKey: 2, maxWaiting: 9 });
  const { begun, end } = startTasks(limit, ['a', 'a', 'a', 'b', 'c', 'b']);
  expect(begun).toEqual([0, 1, 3]);
  await end(3);
  expect(begun).toEqual([0, 1, 3, 4]);
  await end(0);
  expect(begun).toEqual([0, 1, 3, 4, 2]);
  await end(1);
  expect(begun).toEqual([0, 1, 3, 4, 2, 5]);
});

test('a task that fails makes room like one that succeeds', async () => {
  const limit = new ConcurrencyLimit({ inTotal: 1, perKey: 1, maxWaiting: 9 });
  const failing = limit.run('a', () => Promise.reject(new Error('failed')));
  const next = limit.run('a', () => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe('next');
});

test('a client with too many waiting requests is refused, others are not', async () => {
  const limit = new ConcurrencyLimit({ inTotal: 1, perKey: 1, maxWaiting: 1 });
  const { results, end } = startTasks(limit, ['a', 'a']);
  await expect(limit.run('a', () => Promise.resolve())).rejects.toThrow(TooManyWaiting);
  const other = limit.run('b', () => Promise.resolve('b'));
  await end(0);
  await end(1);
  expect(await other).toBe('b');
  await Promise.all(results);
});
