// @module-tag spec-10-17
import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { captureOutput } from '../../../packages/process/tests/captured-output';
import { failedRequestLine } from '@agency-site/process/failures';
import { RequestLog } from './monitor';
import { watchRequests, type RequestRecord } from './watch-requests';

/** Serves several kinds of address; returns the reported requests. */
async function serve(behindProxy: boolean): Promise<{ url: string; records: RequestRecord[] }> {
  const records: RequestRecord[] = [];
  const application = new Hono()
    .use(watchRequests({ behindProxy, onRequest: (record) => void records.push(record) }))
    .get('/blog/:slug', ({ text }) => text('words'))
    .get('/rest/v1/*', ({ text }) => text('rows', 201))
    .get('/failing', ({ req, text }) => text(failedRequestLine(req, 'why')))
    .get('/files/:path{.+\\.png}', () => {
      throw new Error('no such file');
    })
    .get('/endless', () => new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(9)) })));
  application.onError((_error, { text }) => text('failed', 500));
  const server = createAdaptorServer(application);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, records };
}

const askedWith = async (url: string, id: string): Promise<string | null> =>
  (await fetch(`${url}/blog/a`, { headers: { 'x-request-id': id } })).headers.get('x-request-id');

test('a request is one line of JSON: identifier, pattern of its address, status, duration, bytes', async () => {
  const { url, records } = await serve(false);
  const answer = await fetch(`${url}/blog/odile-martin?email=odile@example.fr`, {
    headers: { 'user-agent': 'Firefox', cookie: 'administrator-session=a.b.c', 'x-forwarded-for': '203.0.113.9' },
  });
  await expect.poll(() => records).toHaveLength(1);
  const output = captureOutput();
  onTestFinished(output.stop);
  const log = new RequestLog();
  for (const record of records) log.request(record);
  log.flush();
  const line = JSON.parse(output.text()) as Record<string, unknown>;
  expect(line).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    id: answer.headers.get('x-request-id'),
    method: 'GET',
    route: '/blog/:slug',
    status: 200,
    ms: expect.any(Number),
    bytes: expect.any(Number),
  });
  expect(output.text()).not.toMatch(/odile|Firefox|a\.b\.c|203\.0|127\.0/);
});

test('patterns name no table, function or file, and what fails has one too', async () => {
  const { url, records } = await serve(false);
  for (const path of ['/rest/v1/contacts?email=eq.x', '/rest/v1/rpc/f', '/files/a/b.png', '/elsewhere'])
    await fetch(url + path);
  const lines = () => records.map(({ route, status }) => `${status} ${route}`);
  await expect.poll(lines).toEqual(['201 /rest/v1/:table', '201 /rest/v1/rpc/:function', '500 /files/:path', '404 /*']);
});

test('bytes are those sent, whichever connection they share', async () => {
  const { url, records } = await serve(false);
  for (let count = 0; count < 3; count += 1) await fetch(`${url}/blog/a`);
  await expect.poll(() => records).toHaveLength(3);
  const sizes = new Set(records.map(({ bytes }) => bytes));
  expect(sizes.size).toBe(1);
  expect([...sizes][0]).toBeGreaterThan('words'.length);
});

test('a client that leaves before it has its answer is reported with 499', async () => {
  const { url, records } = await serve(false);
  const request = get(`${url}/endless`, (answer) => answer.once('data', () => request.destroy()));
  request.once('error', () => undefined);
  await expect.poll(() => records).toMatchObject([{ status: 499, route: '/endless' }]);
});

test('a proxy’s identifier is taken when it is a plain token, a visitor’s never', async () => {
  const { url } = await serve(true);
  expect(await askedWith(url, '7f2b8c4d-plain_token')).toBe('7f2b8c4d-plain_token');
  for (const id of ['odile@example.fr', 'x'.repeat(65), 'short', '{"a":"b"}'])
    expect(await askedWith(url, id)).toMatch(/^[\w-]{12}$/);
  const { url: direct } = await serve(false);
  expect(await askedWith(direct, '7f2b8c4d-plain_token')).toMatch(/^[\w-]{12}$/);
});

test('the line of a failure has the identifier of its request', async () => {
  const { url } = await serve(false);
  const answer = await fetch(`${url}/failing`);
  expect(await answer.text()).toBe(`Request failed: GET /failing: why [${answer.headers.get('x-request-id')}]`);
});
