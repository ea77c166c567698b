// @module-tag spec-8
import { afterEach, beforeEach, expect, test } from 'vitest';
import { captureOutput } from '../../../packages/process/tests/captured-output';
import { withAnswerFallback } from './answer-fallback';

let output: ReturnType<typeof captureOutput>;
beforeEach(() => {
  output = captureOutput();
});
afterEach(() => output.stop());

/** A project that gives its answers one after the other; for `undefined`, the connection fails. */
const project = (...answers: (Response | undefined)[]): typeof fetch => {
  const left = [...answers];
  return () => {
    const answer = left.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('fetch failed'));
  };
};

const posts = (init?: RequestInit): Request => new Request('https://projet.example/rest/v1/blog_posts?limit=1', init);

test.each([
  ['does not answer', undefined],
  ['answers 500', new Response('no', { status: 500 })],
  ['answers 503', new Response('no', { status: 503 })],
  ['answers 429', new Response('no', { status: 429 })],
])('when a project %s, what it answered last is read again, and a line says so', async (_what, failure) => {
  const read = withAnswerFallback(project(Response.json([{ slug: 'a' }]), failure));
  expect(await (await read(posts())).json()).toEqual([{ slug: 'a' }]);
  expect(await (await read(posts())).json()).toEqual([{ slug: 'a' }]);
  expect(output.text()).toMatch(
    /^Request failed: GET \/rest\/v1\/blog_posts: Supabase .*: its last answer is shown\n$/,
  );
});

test.each([
  ['an administrator reads', { headers: { authorization: 'Bearer x' } }],
  ['is requested otherwise', { headers: { prefer: 'count=exact' } }],
  ['is read with another key', { headers: { apikey: 'sb_secret_x' } }],
  ['is read in part', { headers: { range: '0-9' } }],
  ['is written', { method: 'POST', body: '{}' }],
])('nothing is shown again where something %s', async (_what, init) => {
  const read = withAnswerFallback(project(Response.json([]), undefined));
  await read(posts());
  await expect(read(posts(init))).rejects.toThrow('fetch failed');
});

test('an answer is given as it is once decoded', async () => {
  const encoded = { 'content-encoding': 'gzip', 'content-length': '1', 'content-range': '0-0/1' };
  const read = withAnswerFallback(project(Response.json([], { headers: encoded })));
  const { headers } = await read(posts());
  expect(Object.keys(encoded).filter((name) => headers.has(name))).toEqual(['content-range']);
});

test('a refusal by the project is an answer', async () => {
  const read = withAnswerFallback(project(Response.json([]), new Response('', { status: 401 })));
  await read(posts());
  expect((await read(posts())).status).toBe(401);
});
