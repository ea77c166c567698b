// @module-tag spec-10-19
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hostFiles } from '../../src/static/host-files';
import { headerRules } from '../../src/static/host-rules';
import { writeFolder } from '../../src/static/write-folder';
import { sendRaw } from '../exhaustive/raw-request';
import { freePort, nginxConfiguration } from '../nginx';

const program = 'nginx';
const parent = mkdtempSync(join(tmpdir(), 'nginx-host-'));
const root = join(parent, 'static');
afterAll(() => rmSync(parent, { recursive: true }));

const files = {
  'index.html': 'home',
  '404.html': 'missing',
  'blog.html': 'blog',
  'blog/page/2.html': 'second page',
  'admin/index.html': 'back-office',
  'assets/a-12345678.js': '1',
  ...hostFiles({
    headers: headerRules(new Headers({ 'x-content-type-options': 'nosniff' })),
    redirects: ['/%C3%A9t%C3%A9', '/%c3%a9t%c3%a9', '/a%0A%22%5Cb', '/a%00', '/a%FF', '/b/c', '/b%2Fc'].map((from) => ({
      from,
      to: '/blog',
      status: 302 as const,
    })),
    pagedLists: ['/blog'],
  }),
};

describe.skipIf(spawnSync(program, ['-v']).error)('nginx, on a machine that has it', () => {
  let site: string;
  let nginx: ChildProcess;
  beforeAll(async () => {
    await writeFolder(
      root,
      new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
      '_headers',
    );
    const port = await freePort();
    site = `http://127.0.0.1:${port}`;
    const server = `server { listen 127.0.0.1:${port}; root ${root}; include ${root}/nginx.conf; }`;
    writeFileSync(join(parent, 'nginx.conf'), nginxConfiguration(parent, server));
    nginx = spawn(program, ['-e', 'stderr', '-p', parent, '-c', join(parent, 'nginx.conf')], { stdio: 'ignore' });
    await vi.waitFor(() => fetch(site), { timeout: 20_000, interval: 50 });
  });
  afterAll(async () => {
    const ended = once(nginx, 'exit');
    nginx.kill();
    await ended;
  });

  test.each([
    ['/', 200, 'home'],
    ['/blog', 200, 'blog'],
    ['/blog?utm_source=lettre', 200, 'blog'],
    ['/blog?page=2', 200, 'second page'],
    ['/blog?page=9', 404, 'missing'],
    ['/blog?page=../../index', 200, 'blog'],
    ['/inconnue', 404, 'missing'],
    ['/admin/contacts/12', 200, 'back-office'],
    ['/admin/assets/gone.js', 404, 'missing'],
    ['/_redirects', 404, 'missing'],
  ])('answers %s with %i: %s', async (path, status, text) => {
    const answer = await fetch(site + path);
    expect([answer.status, await answer.text()]).toEqual([status, text]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    ['/blog/?page=2', 301, '/blog?page=2'],
    ['/%C3%A9t%C3%A9?a=1', 302, '/blog?a=1'],
    ['/%c3%A9t%C3%a9', 302, '/blog'],
    ['/a%0a%22%5cb', 302, '/blog'],
    ['/a%ff', 302, '/blog'],
    ['/admin', 301, '/admin/'],
  ])('leads from %s on with %i to %s', async (path, status, location) => {
    const answer = await fetch(site + path, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
  });

  /** The Location for a target that no library sends as it stands. */
  const locationOf = async (target: string): Promise<string | undefined> => {
    const answer = await sendRaw(site, { method: 'GET', target, headers: [], body: '' }, 10_000);
    return /^location: (.*)$/im.exec(answer?.head ?? '')?.[1];
  };

  test('leads to no other site, however an address is written', async () => {
    const starts = [
      '%5C',
      '\\',
      '%5c%5C',
      '%09/',
      '%0d%0a',
      '/',
      '//',
      './/',
      './/%5C',
      '%2F',
      '%2F%2F',
      '%2e//',
      'a/..//',
    ];
    const ends = ['', '/', '//', '/?a=1', '/index.html', '%2F', '/.', '/a/'];
    const targets = starts.flatMap((start) =>
      ['autre.example', 'AUTRE.example'].flatMap((host) => ends.map((end) => `/${start}${host}${end}`)),
    );
    const led = await Promise.all(targets.map(async (target) => [target, await locationOf(target)] as const));
    const astray = led.filter(([, location = '/']) => {
      const { origin, pathname } = new URL(location, site);
      return origin !== site || pathname.startsWith('//');
    });
    expect(astray).toEqual([]);
  });

  test.each([
    ['/a%5Cb/', '/a%5Cb'],
    ['/%C3%A9t%C3%A9/suite/?a=%C3%A9', '/%C3%A9t%C3%A9/suite?a=%C3%A9'],
    ['/a%20%25%22%24b/', '/a%20%25%22%24b'],
    ['//blog/', '/blog'],
    ['/blog//', '/blog'],
  ])('takes the slash from the end of %s, and keeps what is escaped: %s', async (target, location) => {
    expect(await locationOf(target)).toBe(location);
  });

  const headersOf = async (path: string): Promise<Headers> => (await fetch(site + path)).headers;

  test('gives each path its headers', async () => {
    expect((await headersOf('/blog')).get('cache-control')).toBe('no-cache');
    expect((await headersOf('/assets/a-12345678.js')).get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await headersOf('/blog')).get('x-robots-tag')).toBeNull();
    expect((await headersOf('/admin/')).get('x-robots-tag')).toBe('noindex');
    expect((await headersOf('/admin/')).get('content-security-policy')).toBe("frame-ancestors 'self'");
  });
});
