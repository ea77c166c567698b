// @module-tag spec-10-4
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RenderCache } from './render-cache';

interface Page {
  readonly text: string;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const MINUTE = 60_000;
const newCache = (maxBytes = 1000) => new RenderCache<Page>({ maxBytes, bytesOf: ({ text }) => text.length });
const page = (text: string) => () => Promise.resolve({ text });
const failing = () => Promise.reject(new Error('no database'));
const textOf = async (cache: RenderCache<Page>, key: string, create: () => Promise<Page>): Promise<string> =>
  (await cache.get(key, create)).text;

test('concurrent requests for a page share one rendering', async () => {
  const cache = newCache();
  const create = vi.fn<() => Promise<Page>>(page('one'));
  await Promise.all(Array.from({ length: 50 }, () => cache.get('/', create)));
  await cache.get('/', create);
  expect(create).toHaveBeenCalledTimes(1);
});

test('after a minute, and for ten more, the former page is served while the new one is rendered', async () => {
  const cache = newCache();
  await cache.get('/', page('former'));
  const early = vi.fn<() => Promise<Page>>(page('too early'));
  vi.advanceTimersByTime(MINUTE - 1);
  await cache.get('/', early);
  expect(early).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10 * MINUTE);
  expect(await textOf(cache, '/', page('new'))).toBe('former');
  expect(await textOf(cache, '/', page('newer'))).toBe('new');
});

test('a page without a request in the last minutes is rendered before it is served', async () => {
  const cache = newCache();
  await cache.get('/', page('former'));
  vi.advanceTimersByTime(11 * MINUTE + 1);
  expect(await textOf(cache, '/', page('new'))).toBe('new');
});

test('when rendering fails the former page stays, and the cache tries again after five seconds', async () => {
  const cache = newCache();
  await cache.get('/', page('former'));
  vi.advanceTimersByTime(12 * MINUTE);
  expect(await textOf(cache, '/', failing)).toBe('former');
  const create = vi.fn<() => Promise<Page>>(page('new'));
  vi.advanceTimersByTime(4999);
  expect(await textOf(cache, '/', create)).toBe('former');
  expect(create).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2);
  await cache.get('/', create);
  expect(await textOf(cache, '/', failing)).toBe('new');
});

test('a failure without a former page is an error, and not cached', async () => {
  const cache = newCache();
  await expect(cache.get('/', failing)).rejects.toThrow('no database');
  expect(await textOf(cache, '/', page('new'))).toBe('new');
});

test('an uncacheable response is sent to the requests that wait for it', async () => {
  const cache = new RenderCache<Page>({ maxBytes: 100, bytesOf: () => 1, isCacheable: ({ text }) => text !== 'error' });
  expect(await textOf(cache, '/', page('error'))).toBe('error');
  expect(await textOf(cache, '/', page('fine'))).toBe('fine');
});

test('a page whose rendering began before content changed is not cached', async () => {
  const cache = newCache();
  const begun = cache.get('/', () => new Promise((resolve) => setTimeout(resolve, 100, { text: 'former' })));
  cache.clear();
  vi.advanceTimersByTime(100);
  expect((await begun).text).toBe('former');
  expect(await textOf(cache, '/', page('new'))).toBe('new');
});

test('the pages together weigh no more than they may: those not requested go first', async () => {
  const cache = newCache(25);
  for (const key of ['/a', '/b', '/a', '/c']) await cache.get(key, page('0123456789'));
  const create = vi.fn<() => Promise<Page>>(page('0123456789'));
  await cache.get('/a', create);
  expect(create).not.toHaveBeenCalled();
  await cache.get('/b', create);
  expect(create).toHaveBeenCalledTimes(1);
});

test.each([
  ['ahead', 60],
  ['back', -60],
])('a clock that is set %s by an hour makes no page older or younger', async (_way, minutes) => {
  const cache = newCache();
  await cache.get('/', page('former'));
  const early = vi.fn<() => Promise<Page>>(page('too early'));
  vi.setSystemTime(Date.now() + minutes * MINUTE);
  vi.advanceTimersByTime(MINUTE - 1);
  expect(await textOf(cache, '/', early)).toBe('former');
  expect(early).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2);
  await cache.get('/', page('new'));
  expect(await textOf(cache, '/', page('newer'))).toBe('new');
});
