// @module-tag spec-10-10
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { servingPostgres } from '../process/running-server';
import { copyRepository } from '../recipes/recipe';
import { copySeededDirectory } from '../fixtures/seeded-directory';

/** Vite optimises every dependency again for the copy, which takes half a minute on a busy machine. */
const POLLING = { timeout: 100_000, interval: 20 };

let place: string;
let server: ChildProcess;
let output = '';
let address: string;

beforeAll(async () => {
  place = copyRepository(inject('temporaryDirectory'));
  copySeededDirectory(join(place, 'data'));
  server = spawnDevelopmentServer();
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
  await printed(/Site\s+http/);
  address = /Site\s+(http:\S+)\//.exec(output)?.[1] ?? '';
});
afterAll(async () => {
  if (server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
});

/** Starts the server directly: `npm run dev` would install dependencies in the copy. */
const spawnDevelopmentServer = (): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', 'server/src/app/dev.ts'], {
    cwd: place,
    env: { ...process.env, PORT: '0', DATA_DIR: join(place, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Waits until the output of the development server matches. */
const printed = (words: RegExp): Promise<void> => vi.waitFor(() => expect(output).toMatch(words), POLLING);

const read = async (path: string): Promise<string> => (await fetch(address + path)).text();

/** Replaces a text in a source file of the copy. */
function change(file: string, from: string, to: string): void {
  const path = join(place, file);
  const before = readFileSync(path, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} has no « ${from} »`);
  writeFileSync(path, before.replace(from, to));
}

/** Opens Vite's WebSocket for hot reload, as its client does. @returns a function that returns the messages received so far */
async function listen(base: string, path: string): Promise<() => string> {
  const token = /wsToken = "([^"]+)"/.exec(await read(`${base}@vite/client`))?.[1] ?? '';
  const handshake = request(`${address}${path}?token=${token}`, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
      'sec-websocket-protocol': 'vite-hmr',
    },
  });
  handshake.end();
  let received = '';
  const [, socket] = (await once(handshake, 'upgrade')) as [unknown, NodeJS.ReadableStream];
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString('utf8');
  });
  return () => received;
}

test('the development server shows the site and the back-office from their sources', async () => {
  expect(await read('/blog')).toContain('/@vite/client');
  expect(await read('/admin/')).toContain('/admin/@vite/client');
});

test('a source of the back-office is answered once', async () => {
  expect(await read('/admin/src/main.tsx')).toContain('createRoot');
  await read('/healthz');
  expect(output).not.toContain('ERR_HTTP_HEADERS_SENT');
});

test('a refused start prints the reason in one line', async () => {
  const second = spawnDevelopmentServer();
  const errors = second.stderr ? text(second.stderr) : '';
  expect(await once(second, 'exit')).toEqual([1, null]);
  // Vite may print a warning before the error.
  expect((await errors).trimEnd().split('\n').at(-1)).toMatch(/^DATA_DIR .* is already used by process \d+: stop it/);
});

test.each([
  ['the site', '/', '/hot-site', '/src/ui/AuditCallToAction.tsx', 'public-site/src/ui/AuditCallToAction.tsx'],
  [
    'the back-office',
    '/admin/',
    '/admin/hot-admin',
    '/admin/src/shell/frame/Navigation.tsx',
    'admin/src/shell/frame/Navigation.tsx',
  ],
])('a change in %s reaches its open pages', async (_name, base, socket, source, file) => {
  await read(source);
  const received = await listen(base, socket);
  change(file, 'export function', '// Changed.\nexport function');
  await expect.poll(received, POLLING).toMatch(/"type":"(update|full-reload)"/);
  // The message may come from an optimised dependency that reloaded the page, so this waits for the change itself.
  await expect.poll(() => read(source), POLLING).toContain('// Changed.');
});

test('a change in the server restarts it', async () => {
  change('server/src/http/application.ts', "? 'ok'", "? 'changed'");
  await expect.poll(() => read('/healthz'), POLLING).toContain('changed');
});

test('a new migration is applied; a failed one prints the reason, and is retried once corrected', async () => {
  const migration = 'supabase/migrations/20991231235959_essai.sql';
  writeFileSync(join(place, migration), 'create tabel public.essai (id int);');
  await printed(/Migration 20991231235959_essai\.sql failed at line 1 and was undone: syntax error/);
  expect(await read('/healthz')).toContain('failed at line 1 and was undone');
  change(migration, 'tabel', 'table');
  await expect.poll(() => read('/healthz'), POLLING).toContain('changed');
  expect((await fetch(`${address}/rest/v1/essai`)).status, 'there, and closed to strangers').toBe(401);
});

test('a resource that is added reloads the back-office', async () => {
  await read('/admin/src/App.tsx');
  const received = await listen('/admin/', '/admin/hot-admin');
  change('admin/src/App.tsx', '    <Resource {...trash} />\n', '    <Resource {...trash} />\n    {/* Changed. */}\n');
  await expect.poll(received, POLLING).toContain('"acceptedPath":"/src/App.tsx"');
});

test('an applied migration whose file is renamed says so, and the pages are served', async () => {
  const [file, other] = ['20991231235959_essai.sql', '20991231235958_essai.sql'];
  renameSync(join(place, 'supabase/migrations', file), join(place, 'supabase/migrations', other));
  await printed(new RegExp(`Migration ${file} was renamed to ${other} after .+ remove ${place}/data and start again`));
  await expect.poll(async () => (await fetch(`${address}/`)).status, POLLING).toBe(200);
});

// This test comes last, because it stops the server.
test('a database that ends repeatedly ends the server; one that a restart ends does not', async () => {
  const ended = once(server, 'exit');
  let killed: string | undefined;
  for (let times = 1; times <= 4; times += 1) {
    await expect.poll(() => servingPostgres(join(place, 'data')) ?? killed, POLLING).not.toBe(killed);
    killed = servingPostgres(join(place, 'data'));
    process.kill(Number(killed), 'SIGKILL');
  }
  expect(await ended).toEqual([1, null]);
  expect(output).toContain('PostgreSQL ended by itself; restart the server.');
});
