import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newDirectory, startFailingServer, startServer, type RunningServer } from './running-server';

describe('a start that cannot succeed gives one clear line and exit code 1', () => {
  let running: RunningServer;
  beforeAll(async () => {
    running = await startServer();
  });
  afterAll(() => running.stop());

  const cases: { name: string; environment: () => Record<string, string>; line: RegExp }[] = [
    { name: 'busy port', environment: () => ({ PORT: new URL(running.address).port, DATA_DIR: newDirectory() }), line: /^PORT \d+ on 127\.0\.0\.1 is already in use: .+$/ },
    { name: 'bad PORT', environment: () => ({ PORT: 'eighty' }), line: /^PORT must be a whole number .+"eighty"\.$/ },
    { name: 'bad SITE_URL', environment: () => ({ SITE_URL: 'exemple.fr' }), line: /^SITE_URL must be .+$/ },
    { name: 'SUPABASE_URL alone', environment: () => ({ SUPABASE_URL: 'https://x.supabase.co' }), line: /^SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY go together.+$/ },
    { name: 'bad DATABASE_URL', environment: () => ({ DATABASE_URL: 'mysql://x' }), line: /^DATABASE_URL must start with postgres.+$/ },
    { name: 'ADMIN_EMAIL alone', environment: () => ({ ADMIN_EMAIL: 'a@example.fr' }), line: /^ADMIN_EMAIL and ADMIN_PASSWORD go together.+$/ },
    { name: 'short ADMIN_PASSWORD', environment: () => ({ ADMIN_EMAIL: 'a@example.fr', ADMIN_PASSWORD: 'court' }), line: /^ADMIN_PASSWORD must have at least 10 characters\.$/ },
    { name: 'unwritable DATA_DIR', environment: () => ({ DATA_DIR: '/dev/null/data' }), line: /^DATA_DIR \/dev\/null\/data cannot be written: .+$/ },
    { name: 'second process on one DATA_DIR', environment: () => ({ DATA_DIR: running.dataDirectory }), line: /^DATA_DIR .+ is already used by process \d+: .+$/ },
    { name: 'database out of reach', environment: () => ({ DATA_DIR: newDirectory(), DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }), line: /^DATABASE_URL .+$/ },
  ]; // prettier-ignore

  test.each(cases)('$name', async ({ environment, line }) => {
    const { code, output } = await startFailingServer(environment());
    expect(output.trim()).toMatch(line);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  });

  test('and leaves the running server alone', async () => {
    expect((await fetch(`${running.address}/healthz`)).status).toBe(200);
  });

  test('whose connections outlive those a reverse proxy keeps for 60 s', async () => {
    const { headers } = await fetch(`${running.address}/healthz`);
    expect(headers.get('keep-alive')).toBe('timeout=65');
  });
});

test('the first start prints the addresses and a password, the second one neither installs nor prints it again', async () => {
  const first = await startServer({ DATA_DIR: newDirectory() });
  expect(first.output()).toMatch(/Back-office {2}http:.+\/admin\/\n/);
  const password = /the password (\S+) \(shown this once\)/.exec(first.output())?.[1] ?? '';
  const headers = { apikey: first.publishableKey(), 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'demo@example.fr', password });
  const signIn = await fetch(`${first.address}/auth/v1/token?grant_type=password`, { method: 'POST', headers, body });
  expect(signIn.status).toBe(200);
  expect(await first.stop()).toBe(0);

  const second = await startServer({ DATA_DIR: first.dataDirectory });
  expect(second.output()).not.toContain('password ');
  expect(second.publishableKey()).toBe(headers.apikey);
  expect(await second.stop()).toBe(0);
});

test('without an administrator, a server that others can reach makes no demo account', async () => {
  const server = await startServer({ HOST: '0.0.0.0' });
  expect(server.output()).toContain('Nobody can sign in yet: set ADMIN_EMAIL and ADMIN_PASSWORD.');
  await server.stop();
});

test('SIGTERM lets a request under way finish, then closes the database and exits 0', async () => {
  const server = await startServer();
  const body = JSON.stringify({ name: 'Lente', email: 'lente@example.fr', message: 'Connexion lente.' });
  const answer = new Promise<number>((resolve, reject) => {
    const request = httpRequest(`${server.address}/rest/v1/contacts`, {
      method: 'POST',
      headers: {
        apikey: server.publishableKey(),
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        prefer: 'return=minimal',
        expect: '100-continue',
      },
    });
    request.once('error', reject);
    request.once('response', (response) => resolve(response.statusCode ?? 0));
    // The server has the head of the request: it receives SIGTERM, then the body.
    request.once('continue', () => {
      server.child.kill('SIGTERM');
      request.end(body);
    });
    request.flushHeaders();
  });
  const ended = new Promise((resolve) => server.child.once('exit', resolve));
  expect(await answer).toBe(201);
  expect(await ended).toBe(0);
});
