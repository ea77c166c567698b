// @module-tag spec-10-4
import { expect, test, vi } from 'vitest';
import { createSharedAnswers } from './shared-answers';

/** A project that records its requests, and answers each with the number of requests so far. */
function project(status = 200) {
  const asked: string[] = [];
  const send: typeof fetch = (input, init) => {
    const { method, url } = new Request(input, init);
    asked.push(`${method} ${new URL(url).pathname}`);
    return Promise.resolve(Response.json([asked.length], { status }));
  };
  return { asked, send };
}

const MENU = 'http://embedded/rest/v1/rpc/site_menu';

test('pages that are rendered at the same time, and shortly after, ask for the menu once', async () => {
  const { asked, send } = project();
  const read = createSharedAnswers().sharing(send);
  const answers = await Promise.all([read(MENU), read(MENU)]);
  expect(await Promise.all([...answers, await read(MENU)].map((answer) => answer.json()))).toEqual([[1], [1], [1]]);
  expect(asked).toEqual(['GET /rest/v1/rpc/site_menu']);
});

test('an answer is read again after five seconds, and at once after a change of content', async () => {
  vi.useFakeTimers();
  const { asked, send } = project();
  const { sharing, clear } = createSharedAnswers();
  const read = sharing(send);
  await read(MENU);
  vi.advanceTimersByTime(5001);
  await read(MENU);
  expect(asked).toHaveLength(2);
  clear();
  await read(MENU);
  expect(asked).toHaveLength(3);
  vi.useRealTimers();
});

test.each([
  ['names a session', 200, { headers: { authorization: 'Bearer x' } }],
  ['writes', 200, { method: 'POST', body: '{}' }],
  ['was refused', 401, {}],
  ['failed', 503, {}],
])('the answer of a request that %s is not shared', async (_what, status, init) => {
  const { asked, send } = project(status);
  const read = createSharedAnswers().sharing(send);
  expect((await read(MENU, init)).status).toBe(status);
  await read(MENU, init);
  expect(asked).toHaveLength(2);
});
