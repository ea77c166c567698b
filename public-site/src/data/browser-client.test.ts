import { afterEach, expect, test, vi } from 'vitest';
import { cachingFetch } from './browser-client';

afterEach(() => void vi.useRealTimers());

/** Counts what goes out and answers with the count. */
function countingFetch(status = 200): { request: typeof fetch; sent: () => number } {
  let sent = 0;
  return {
    request: () => {
      sent += 1;
      return Promise.resolve(new Response(String(sent), { status }));
    },
    sent: () => sent,
  };
}

test('the same request is sent once, and each caller reads the whole answer', async () => {
  const { request, sent } = countingFetch();
  const cached = cachingFetch(request);
  const [first, second] = await Promise.all([cached('https://x/posts'), cached('https://x/posts')]);
  expect([await first.text(), await second.text()]).toEqual(['1', '1']);
  expect(sent()).toBe(1);
});

test('an answer is kept for half a minute', async () => {
  vi.useFakeTimers();
  const { request, sent } = countingFetch();
  const cached = cachingFetch(request);
  await cached('https://x/posts');
  vi.advanceTimersByTime(29_999);
  await cached('https://x/posts');
  expect(sent()).toBe(1);
  vi.advanceTimersByTime(1);
  await cached('https://x/posts');
  expect(sent()).toBe(2);
});

test('a question with another preference is another question', async () => {
  const { request, sent } = countingFetch();
  const cached = cachingFetch(request);
  await cached('https://x/posts');
  await cached('https://x/posts', { headers: { prefer: 'count=exact' } });
  expect(sent()).toBe(2);
});

test('writing is never kept, nor is a failure', async () => {
  const writing = countingFetch();
  const cachedWriting = cachingFetch(writing.request);
  await cachedWriting('https://x/contacts', { method: 'POST' });
  await cachedWriting('https://x/contacts', { method: 'POST' });
  expect(writing.sent()).toBe(2);

  const failing = countingFetch(503);
  const cachedFailing = cachingFetch(failing.request);
  await cachedFailing('https://x/posts');
  await cachedFailing('https://x/posts');
  expect(failing.sent()).toBe(2);
});
