// @module-tag spec-10-3
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { maxMediaBytes } from '@agency/domain/media';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { repositoryPath } from '@agency/process/repository-root';
import { freePort, nginxConfiguration } from '../nginx';
import { administrator, signIn } from './api-of';
import { newDirectory, startServer, type RunningServer } from './running-server';

/** What people copy from docs/deployment.md. */
const samples = readFileSync(repositoryPath('docs/deployment.md'), 'utf8');
const nginxSample = /```nginx\n([^]+?)```/.exec(samples)?.[1] ?? '';
const caddySample = /```caddy\n([^]+?)```/.exec(samples)?.[1] ?? '';

/** The sample on a port of this machine, without the certificate that only the domain's owner has. */
const nginxServer = (port: number, target: string): string =>
  nginxSample
    .replaceAll('127.0.0.1:3000', new URL(target).host)
    .replace(/listen 443 ssl http2;[^]+?ssl_certificate_key .+;/, `listen 127.0.0.1:${port};`);

const caddyConfiguration = (port: number, target: string): string =>
  caddySample.replace('www.example.fr', `http://127.0.0.1:${port}`).replaceAll('127.0.0.1:3000', new URL(target).host);

const proxies = [
  {
    program: 'nginx',
    version: '-v',
    commandIn: (directory: string, port: number, target: string): readonly string[] => {
      const file = join(directory, 'nginx.conf');
      writeFileSync(file, nginxConfiguration(directory, nginxServer(port, target)));
      return ['-e', 'stderr', '-p', directory, '-c', file];
    },
  },
  {
    program: 'caddy',
    version: 'version',
    commandIn: (directory: string, port: number, target: string): readonly string[] => {
      const file = join(directory, 'Caddyfile');
      writeFileSync(file, `{\n  admin off\n}\n${caddyConfiguration(port, target)}`);
      return ['run', '--config', file, '--adapter', 'caddyfile'];
    },
  },
];

describe.each(proxies)('behind $program, as the deployment page has it set up', ({ program, version, commandIn }) => {
  describe.skipIf(spawnSync(program, [version]).error)('on a machine that has this proxy', () => {
    let server: RunningServer;
    let site: string;
    let stopProxy: () => Promise<unknown>;
    beforeAll(async () => {
      server = await startServer({ ...administrator, TRUST_PROXY: '1', SITE_URL: 'https://www.example.fr' });
      const port = await freePort();
      site = `http://127.0.0.1:${port}`;
      const directory = newDirectory();
      const proxy = spawn(program, commandIn(directory, port, server.address), {
        stdio: 'ignore',
        env: { PATH: process.env['PATH'], HOME: directory },
      });
      const ended = once(proxy, 'exit');
      stopProxy = () => (proxy.kill(), ended);
      await vi.waitFor(() => fetch(`${site}/healthz`), { timeout: 20_000, interval: 100 });
    });
    afterAll(async () => {
      await stopProxy();
      await server.stop();
    });

    const send = (address: string): Promise<Response> =>
      fetch(`${site}/rest/v1/contacts`, {
        method: 'POST',
        headers: { apikey: server.publishableKey(), 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ name: 'Ana', email: 'ana@example.fr', message: 'Bonjour' }),
      });

    test('pages keep their address, their policy and their compression', async () => {
      const page = await fetch(`${site}/blog`, { headers: { 'accept-encoding': 'br' } });
      expect(page.status).toBe(200);
      expect(page.headers.get('content-encoding')).toBe('br');
      expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(await page.text()).toContain('<link rel="canonical" href="https://www.example.fr/blog"');
      const redirected = await fetch(`${site}/Blog/?page=2`, { redirect: 'manual' });
      expect(redirected.headers.get('location')).toBe('/blog?page=2');
    });

    test('a visitor with forged X-Forwarded-For is counted by the address that the proxy saw', async () => {
      const statuses: number[] = [];
      for (let index = 0; index < 21; index += 1) statuses.push((await send(`192.0.2.${index}`)).status);
      expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
    });

    test('a picture as heavy as any may be passes', { tags: 'spec-10-8' }, async () => {
      const upload = await fetch(`${site}/storage/v1/object/media/essai.png`, {
        method: 'POST',
        headers: { apikey: server.publishableKey(), authorization: `Bearer ${await signIn(server)}` },
        body: new Uint8Array(maxMediaBytes),
      });
      expect(await upload.json()).toMatchObject({ error: 'not a picture' });
    });
  });
});
