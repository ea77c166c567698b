// @module-tag spec-10-4
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { captureOutput } from '../../../packages/process/tests/captured-output';
import { RequestCounts } from './request-counts';
import { hostedAccess } from './supabase-access';

const project = { url: 'https://projet.example', publishableKey: 'key', serverSecret: undefined, secretKey: 'secret' };
let sent: unknown[];
let status: number;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  status = 204;
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.json());
    return new Response(null, { status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const counts = () => new RequestCounts(hostedAccess(project));
const afterTheDelay = () => vi.advanceTimersByTimeAsync(2000);

test('requests of two seconds are sent together, with the last host that is known, and once', async () => {
  const counted = counts();
  counted.add('192.0.2.1', 'missing', '/prix', 'annuaire.fr');
  counted.add('192.0.2.2', 'missing', '/prix');
  counted.add('192.0.2.1', 'empty_searches', 'relance');
  await vi.advanceTimersByTimeAsync(1999);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  const missing = { '/prix': { times: 2, host: 'annuaire.fr' } };
  expect(sent).toEqual([{ missing, empty_searches: { relance: { times: 1, host: '' } } }]);
  await afterTheDelay();
  expect(sent).toHaveLength(1);
});

test('two hundred names of a kind are kept at most, and none longer than 500 characters', async () => {
  const counted = counts();
  counted.add('192.0.2.1', 'missing', `/${'a'.repeat(500)}`);
  for (let n = 1; n <= 201; n += 1) counted.add(`192.0.2.${n}`, 'missing', `/${n}`);
  counted.add('192.0.2.2', 'missing', '/1');
  await afterTheDelay();
  const [{ missing }] = sent as [{ missing: Record<string, { times: number }> }];
  expect(Object.keys(missing)).toEqual(Array.from({ length: 200 }, (_, index) => `/${index + 1}`));
  expect(missing['/1']?.times).toBe(2);
});

test('one address counts three times a day for a name, and for a hundred in all', async () => {
  const counted = counts();
  for (let n = 1; n <= 10; n += 1) counted.add('192.0.2.1', 'missing', '/prix');
  for (let n = 1; n <= 100; n += 1) counted.add('192.0.2.1', 'missing', `/${n}`);
  await afterTheDelay();
  const [{ missing }] = sent as [{ missing: Record<string, { times: number }> }];
  expect([missing['/prix']?.times, Object.keys(missing).length]).toEqual([3, 91]);
});

test.each([
  ['ahead', 2],
  ['back', -2],
])('a clock that is set %s by two days makes nobody count more or less', async (_way, days) => {
  const counted = counts();
  const ask = (): void => {
    for (let n = 1; n <= 10; n += 1) counted.add('192.0.2.1', 'missing', '/prix');
  };
  ask();
  vi.setSystemTime(Date.now() + days * 86_400_000);
  ask();
  await afterTheDelay();
  await vi.advanceTimersByTimeAsync(86_400_000);
  ask();
  await afterTheDelay();
  expect(sent).toEqual([3, 3].map((times) => ({ missing: { '/prix': { times, host: '' } } })));
});

test('a server that can prove nothing to a hosted project sends nothing', async () => {
  new RequestCounts(hostedAccess({ ...project, secretKey: undefined })).add('192.0.2.1', 'missing', '/prix');
  await afterTheDelay();
  expect(sent).toEqual([]);
});

test('counts that are refused are logged in a line without what was searched', async () => {
  const output = captureOutput();
  status = 503;
  counts().add('192.0.2.1', 'missing', '/odile');
  await afterTheDelay();
  expect(output.text()).toContain('Requests were not counted: status 503\n');
  expect(output.text()).not.toContain('odile');
  output.stop();
});
