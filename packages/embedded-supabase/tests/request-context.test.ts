// @module-tag exhaustive
import { beforeAll, describe, expect, test } from 'vitest';
import { fetchWithin } from '../src/http/embedded-routes';
import { clientOf, type Call } from '../../../server/tests/api-client';
import { useTestSupabase } from '../../../server/tests/test-supabase';
import { installProbes, type Probe } from './probes';

const supabase = useTestSupabase();
const stranger = clientOf(supabase, undefined, '203.0.113.7');
let signedIn: Call;
beforeAll(async () => {
  await installProbes(supabase);
  signedIn = clientOf(supabase, await supabase.signIn('signed-in'), '203.0.113.8');
});

async function probe(client: Call, headers: Record<string, string> = {}): Promise<Probe> {
  return (await client('POST', '/rest/v1/rpc/probe', {}, headers)).body as Probe;
}

/** Settings during an insert, recorded by a column default. */
async function probeInsert(client: Call): Promise<Probe> {
  await client('POST', '/rest/v1/probed', { note: 'x' }, { prefer: 'return=minimal' });
  const [row] = await supabase.database<{ seen: Probe }[]>`select seen from public.probed order by id desc limit 1`;
  if (!row) throw new Error('Nothing was inserted');
  return row.seen;
}

describe('request.headers reaches SQL', () => {
  test('for a function', async () => {
    expect((await probe(stranger)).headers).toMatchObject({ 'x-forwarded-for': '203.0.113.7' });
  });

  test('for an insert too', async () => {
    const read = { 'user-agent': expect.any(String) as string };
    expect((await probeInsert(stranger)).headers).toEqual({ ...read, 'x-forwarded-for': '203.0.113.7' });
    expect((await probeInsert(signedIn)).headers).toEqual({ ...read, 'x-forwarded-for': '203.0.113.8' });
  });

  test('without an address that a client made up', async () => {
    const names = ['cf-connecting-ip', 'x-real-ip', 'true-client-ip', 'forwarded'];
    const claims = Object.fromEntries(names.map((name) => [name, '198.51.100.1']));
    expect(JSON.stringify((await probe(stranger, claims)).headers)).not.toContain('198.51.100.1');
  });

  test('for a function that the server calls for a visitor, with the address of that visitor alone', async () => {
    const answer = await fetchWithin(supabase, '203.0.113.9')('http://embedded/rest/v1/rpc/probe', {
      method: 'POST',
      headers: { apikey: supabase.keys.publishableKey, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(((await answer.json()) as Probe).headers).toEqual({ 'x-forwarded-for': '203.0.113.9' });
  });

  test('with method and path', async () => {
    expect(await probeInsert(stranger)).toMatchObject({ method: 'POST', path: '/rest/v1/probed' });
  });
});

describe('the role and the statement timeout of a transaction', () => {
  test('are anon and 3 s for a stranger', async () => {
    expect(await probeInsert(stranger)).toMatchObject({ role: 'anon', uid: null, timeout: '3s' });
  });

  test('are authenticated and 8 s for a session', async () => {
    expect(await probeInsert(signedIn)).toMatchObject({ role: 'authenticated', timeout: '8s' });
  });

  test('are gone when the connection serves the owner again', async () => {
    const rows = await supabase.database`
      select current_user as role, current_setting('statement_timeout') as timeout,
        coalesce(current_setting('request.headers', true), '') as headers`;
    expect(rows[0]).toEqual({ role: 'postgres', timeout: '0', headers: '' });
  });
});

test('slow SQL of a stranger ends after 3 s with PostgREST’s answer; the connection stays usable', async () => {
  const before = performance.now();
  const answer = await stranger('POST', '/rest/v1/rpc/sleep', { seconds: 20 });
  const seconds = (performance.now() - before) / 1000;
  expect(answer).toMatchObject({ status: 500, body: { code: '57014' } });
  expect(seconds).toBeGreaterThan(2.5);
  expect(seconds).toBeLessThan(6);
  expect((await stranger('GET', '/rest/v1/blog_posts?select=id&limit=1')).status).toBe(200);
});
