// @module-tag spec-10-17
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { hostedAccess } from '../../src/http/supabase-access';
import { currentRequest, type SlowQuery } from '@agency-site/process/current-request';
import { RequestLog } from '../../src/monitoring/monitor';
import { captureOutput } from '../../../packages/process/tests/captured-output';
import { useTestSupabase } from '../test-supabase';

const supabase = useTestSupabase();

/** Reads the settings while a lock holds the table; returns the noted queries. */
async function readWhileLocked(seconds: number): Promise<readonly SlowQuery[]> {
  const slowQueries: SlowQuery[] = [];
  const path = '/rest/v1/site_settings';
  const request = new Request(`http://embedded${path}?select=value&key=eq.contact_email`, {
    headers: { apikey: supabase.keys.publishableKey },
  });
  const { answered } = await supabase.database.begin(async (transaction) => {
    await transaction`lock table public.site_settings in access exclusive mode`;
    const answer = currentRequest.run({ id: 'a', slowQueries }, () =>
      supabase.fetch(request, { headers: {}, method: 'GET', path }),
    );
    await transaction`select pg_sleep(${seconds})`;
    return { answered: answer };
  });
  expect((await answered).status).toBe(200);
  return slowQueries;
}

test('a slow query is a line with its table and its route, and without its arguments', async () => {
  const slowQueries = await readWhileLocked(0.4);
  expect(slowQueries).toEqual([{ query: 'site_settings', ms: expect.any(Number) }]);
  expect(slowQueries[0]?.ms).toBeGreaterThanOrEqual(200);
  const output = captureOutput();
  const log = new RequestLog();
  log.slowQueries({
    id: 'a',
    method: 'GET',
    route: '/blog/:slug',
    status: 200,
    ms: 450,
    bytes: 1,
    cache: 'miss',
    slowQueries,
  });
  log.flush();
  output.stop();
  expect(output.text()).toMatch(/"id":"a","route":"\/blog\/:slug","slow_query":"site_settings","ms":\d+\}\n$/);
  expect(output.text()).not.toContain('contact_email');
});

test('others are not', async () => {
  expect(await readWhileLocked(0)).toEqual([]);
});

test('a hosted project’s slow answers are named in the same way', async () => {
  const project = createServer((_request, response) => void setTimeout(() => response.end('[]'), 300)).listen(0);
  onTestFinished(() => void project.close());
  await once(project, 'listening');
  const url = `http://127.0.0.1:${(project.address() as AddressInfo).port}`;
  const { fetchFrom } = hostedAccess({ url, publishableKey: 'sb_publishable_x', serverSecret: undefined });
  const slowQueries: SlowQuery[] = [];
  await currentRequest.run({ id: 'a', slowQueries }, () => fetchFrom('')(`${url}/rest/v1/rpc/search_posts?words=x`));
  expect(slowQueries).toEqual([{ query: 'search_posts', ms: expect.any(Number) }]);
});
