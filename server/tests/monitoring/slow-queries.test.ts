// @module-tag spec-10-17
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hostedAccess } from '../../src/http/supabase-access';
import { currentRequest, type SlowQuery } from '@agency-site/process/current-request';
import { recordIfSlow } from '@agency-site/process/slow-queries';
import { RequestLog } from '../../src/monitoring/monitor';
import { captureOutput } from '../../../packages/process/tests/captured-output';
import { useTestSupabase } from '../test-supabase';

const supabase = useTestSupabase();

/** Reads the settings, and keeps the table locked for a while after the query waits for it; returns the noted queries. */
async function readWhileLocked(): Promise<readonly SlowQuery[]> {
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
    const waiting = () => transaction`
      select from pg_locks join pg_database on pg_database.oid = database
      where datname = current_database() and relation = 'public.site_settings'::regclass and not granted`;
    await expect.poll(waiting).toHaveLength(1);
    await transaction`select pg_sleep(0.3)`;
    return { answered: answer };
  });
  expect((await answered).status).toBe(200);
  return slowQueries;
}

test('a slow query is a line with its table and its route, and without its arguments', async () => {
  const slowQueries = await readWhileLocked();
  // Beside a loaded machine, the statement that sets the context is slow too.
  expect(slowQueries).toContainEqual({ query: 'site_settings', ms: expect.any(Number) });
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

test('a query is slow from 200 ms on', async () => {
  const slowQueries: SlowQuery[] = [];
  const clock = vi.spyOn(performance, 'now');
  const queryOf = (ms: number) =>
    recordIfSlow('/rest/v1/pages', () => {
      clock.mockReturnValue(ms);
      return Promise.resolve();
    });
  await currentRequest.run({ id: 'a', slowQueries }, async () => {
    for (const ms of [199, 200]) {
      clock.mockReturnValue(0);
      await queryOf(ms);
    }
  });
  clock.mockRestore();
  expect(slowQueries).toEqual([{ query: 'pages', ms: 200 }]);
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
