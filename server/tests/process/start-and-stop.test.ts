// @module-tag spec-10-12
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repositoryPath } from '@agency-site/process/repository-root';
import { freePort } from '../nginx';
import {
  newDirectory,
  servingPostgres,
  spawnServer,
  startFailingServer,
  startServer,
  type RunningServer,
} from './running-server';

describe('a start that cannot succeed gives one clear line and exit code 1', () => {
  let running: RunningServer;
  beforeAll(async () => {
    running = await startServer();
  });
  afterAll(() => running.stop());

  // src/core/configuration.test.ts tests the message of each wrong variable; one of them shows here that a start prints it and ends.
  const cases: { name: string; environment: () => Record<string, string>; line: RegExp }[] = [
    { name: 'busy port', environment: () => ({ PORT: new URL(running.address).port, DATA_DIR: newDirectory() }), line: /^PORT \d+ on 127\.0\.0\.1 is already in use: .+$/ },
    { name: 'bad PORT', environment: () => ({ PORT: 'eighty' }), line: /^PORT must be a whole number .+"eighty"\.$/ },
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

test('the first start installs and prints addresses and a password; the second does neither', async () => {
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

test('a reachable server makes no demo account; npm run admin:create makes an administrator', async () => {
  const server = await startServer({ HOST: '0.0.0.0' });
  expect(server.output()).toContain(
    'Nobody can sign in yet: set ADMIN_EMAIL and ADMIN_PASSWORD, or npm run admin:create',
  );
  const create = (password?: string): Promise<string> =>
    new Promise((resolve) => {
      execFile(
        process.execPath,
        [repositoryPath('scripts/run.mjs'), 'admin:create', 'Camille@boulangerie-léon.fr'],
        { env: { PATH: process.env['PATH'], DATA_DIR: server.dataDirectory, ADMIN_PASSWORD: password } },
        (_error, output, errors) => resolve((output + errors).trim()),
      ).stdin?.end();
    });
  expect(await Promise.all([create(), create('court')])).toEqual([
    'There is no terminal to ask for a password on: set ADMIN_PASSWORD.',
    'ADMIN_PASSWORD must have at least 10 characters.',
  ]);
  expect(await create('trois petits établis')).toBe('Camille@boulangerie-léon.fr is an administrator now.');
  expect(await create('un autre mot de passe')).toBe('Camille@boulangerie-léon.fr is an administrator already.');
  const { status } = await fetch(
    `${server.address.replace('0.0.0.0', '127.0.0.1')}/auth/v1/token?grant_type=password`,
    {
      method: 'POST',
      headers: { apikey: server.publishableKey(), 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'camille@xn--boulangerie-lon-nnb.fr', password: 'trois petits établis' }),
    },
  );
  expect(status).toBe(200);
  await server.stop();
});

test('SIGTERM while the server starts, which says so, leaves no PostgreSQL behind', async () => {
  const directory = newDirectory();
  const port = String(await freePort());
  const lock = join(directory, 'data', 'postmaster.pid');
  const { child, output } = spawnServer({ DATA_DIR: directory, PORT: port });
  await expect.poll(() => existsSync(lock)).toBe(true);
  const { status, headers } = await fetch(`http://127.0.0.1:${port}/`);
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '2', 'no-store']);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(existsSync(lock)).toBe(false);
  expect(output()).not.toContain('is ready');
});

test('a killed PostgreSQL restarts without losses; the fourth time the server ends', async () => {
  const server = await startServer();
  const ended = once(server.child, 'exit');
  const send = async (email: string): Promise<number> => {
    const answer = await fetch(`${server.address}/rest/v1/contacts`, {
      method: 'POST',
      headers: { apikey: server.publishableKey(), 'content-type': 'application/json', prefer: 'return=minimal' },
      body: JSON.stringify({ name: 'Lucie', email, message: 'Bonjour' }),
    });
    return answer.status;
  };
  let killed: string | undefined;
  for (let times = 1; times <= 4; times += 1) {
    // A busy machine takes longer to recover a database.
    await expect.poll(() => servingPostgres(server.dataDirectory) ?? killed).not.toBe(killed);
    await expect.poll(() => send(`lucie-${times}@example.fr`)).toBe(201);
    killed = servingPostgres(server.dataDirectory);
    process.kill(Number(killed), 'SIGKILL');
  }
  expect(await ended).toEqual([1, null]);
  expect(server.output().split('PostgreSQL ended by itself and is started again.')).toHaveLength(4);
  expect(server.output()).toContain('PostgreSQL ended by itself; restart the server.');
});

test('SIGTERM, even sent twice, lets a request finish, closes the database and exits 0', async () => {
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
    // The server has the head of the request when it receives SIGTERM, and then receives the body.
    const stopTwice = async (): Promise<void> => {
      server.child.kill('SIGTERM');
      await expect.poll(() => fetch(server.address).then(Boolean, () => 'refused')).toBe('refused');
      // A supervisor sends the signal to each process, and `npm start` sends it to itself.
      server.child.kill('SIGTERM');
      request.end(body);
    };
    request.once('continue', () => void stopTwice().catch(reject));
    request.flushHeaders();
  });
  const ended = new Promise((resolve) => server.child.once('exit', resolve));
  expect(await answer).toBe(201);
  expect(await ended).toBe(0);
});
