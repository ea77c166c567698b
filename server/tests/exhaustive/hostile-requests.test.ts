// @module-tag spec-10-3
import { assert, asyncProperty, type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { apiRequests, formRequests, malformedRequests, pageRequests } from './hostile-kinds';
import { markup } from './hostile-texts';
import { sendRaw, type RawRequest } from './raw-request';
import { useServer } from '../process/running-server';

/** Requests per kind. They are always the same, so that a failure occurs again. FUZZ_SEED tries others, FUZZ_RUNS more. */
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 500);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);
/** Far longer than any answer takes, because the machine does other things too. */
const PATIENCE_MS = 20_000;
/** A stack, the path of one of our files, or a message of PostgreSQL about itself. */
const INTERNALS = /\n\s+at |node_modules|\/server\/(?:src|dist)\/|\bTypeError\b|\bPL\/pgSQL\b|\bprivate\.\w+\(/;

const server = useServer({ TRUST_PROXY: 'X-Tried-From' });

let sent = 0;
/** Sends a request from an unused address, so that no limit answers instead of the application. */
async function tryOut(request: RawRequest): Promise<void> {
  sent += 1;
  const from = ['X-Tried-From', `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`] as const;
  const answer = await sendRaw(server.address, { ...request, headers: [...request.headers, from] }, PATIENCE_MS);
  if (!answer) return;
  expect(answer.status).toBeLessThan(500);
  expect(answer.head).not.toMatch(/^x-hostile:/im);
  expect(answer.body).not.toMatch(INTERNALS);
  const isPage = /^content-type: text\/html/im.test(answer.head);
  expect(isPage && answer.body.includes(markup)).toBe(false);
}

const kinds: readonly [string, () => Arbitrary<RawRequest>][] = [
  ['for pages', () => pageRequests],
  ['of the API by a stranger', () => apiRequests(server.publishableKey())],
  ['that post forms', () => formRequests],
  ['that are hardly HTTP', () => malformedRequests],
];

test.each(kinds)(
  `${numRuns} hostile requests %s: each is answered, none fails or shows what is inside`,
  async (_kind, requests) => {
    await assert(asyncProperty(requests(), tryOut), { numRuns, seed });
    for (const path of ['/healthz', '/services/automatisations', '/rest/v1/pages?select=slug&limit=1'])
      expect((await fetch(server.address + path, { headers: { apikey: server.publishableKey() } })).status).toBe(200);
    expect(server.output()).not.toMatch(/\n\s+at |TypeError|is not a function|is not iterable/);
  },
);

test.each([
  ['TRACE', '/rest/v1/comments', '[]', 405],
  ['GET', '/rest/v1/%ud800', '', 400],
  ['GET', '/rest/v1/pages?slug=toString.1', '', 400],
  ['GET', '/rest/v1/comments?select=%22', '', 400],
  ['GET', '/rest/v1/pages?slug=not.__proto__.1', '', 400],
  ['GET', '/rest/v1/pages?or=slug.toString.1', '', 400],
  ['HEAD', '/rest/v1/rpc/visible_page?id=toString.1', '', 400],
  ['GET', '/rest/v1/blog_posts?select=id&tags=cs.-1', '', 400],
  ['GET', '/rest/v1/blog_posts?%00=eq.1', '', 400],
  ['OPTIONS', '/auth/v1/factors/xyz/challenge', '', 404],
  ['POST', 'http://a:b@localhost/contact', '', 400],
])('what once failed is refused: %s %s', async (method, target, body, status) => {
  const headers = [['apikey', server.publishableKey()]] as const;
  const answer = await sendRaw(server.address, { method, target, headers, body }, PATIENCE_MS);
  expect(answer?.status).toBe(status);
});
