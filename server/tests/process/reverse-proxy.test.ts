// @module-tag spec-10-3
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { maxOriginalBytes } from '@agency-site/domain/media';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { repositoryPath } from '@agency-site/process/repository-root';
import { apacheBasics } from '../apache';
import { freePort, nginxConfiguration } from '../nginx';
import { isInstalled } from '../proxies';
import { administrator, signIn } from './api-of';
import { newDirectory, startServer, type RunningServer } from './running-server';

/** The samples of docs/proxies that people copy, on a port of this machine and without a certificate, which only a domain's owner has. */
const proxies = [
  {
    program: 'nginx',
    version: '-v',
    sample: 'nginx.conf',
    plain: [/listen 443 ssl http2;[^]+?ssl_certificate_key .+;/, 'listen 127.0.0.1:PORT;'],
    configure: (sample: string, directory: string) => nginxConfiguration(directory, sample),
    options: (file: string, directory: string) => ['-e', 'stderr', '-p', directory, '-c', file],
  },
  {
    program: 'apache2',
    version: '-v',
    sample: 'apache.conf',
    plain: [/:443>([^]+?)SSLEngine[^]+?KeyFile .+/, ':PORT>$1'],
    configure: (sample: string, directory: string, port: number) =>
      apacheBasics(directory, port, ['proxy', 'proxy_http', 'headers'], [sample]),
    options: (file: string, directory: string) => ['-X', '-d', directory, '-f', file],
  },
  {
    program: 'caddy',
    version: 'version',
    sample: 'Caddyfile',
    plain: [/www\.example\.fr([^]+?)duration 10s/, ':PORT$1duration 1s'],
    configure: (sample: string) => `{\n  admin off\n  default_bind 127.0.0.1\n}\n${sample}`,
    options: (file: string) => ['run', '--config', file, '--adapter', 'caddyfile'],
  },
  {
    program: 'haproxy',
    version: '-v',
    sample: 'haproxy.cfg',
    plain: [/bind :443 .+/, 'bind 127.0.0.1:PORT'],
    configure: (sample: string) => sample,
    options: (file: string) => ['-db', '-f', file],
  },
  {
    program: 'varnishd',
    version: '-V',
    sample: 'varnish.vcl',
    plain: [/\.port = "3000"/, '.port = "TARGET"'],
    configure: (sample: string) => sample,
    options: (file: string, directory: string, port: number) =>
      ['-F', '-j', 'none', '-n', join(directory, 'varnish'), '-a', `127.0.0.1:${port}`, '-f', file],
  },
] as const; // prettier-ignore

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ ...administrator, TRUST_PROXY: '1', SITE_URL: 'https://www.example.fr' });
});
/** The running proxies, which end after the server. */
const running = new Map<string, { site: string; stop: () => Promise<unknown> }>();
afterAll(() => Promise.all([...running.values()].map(({ stop }) => stop())));

describe.each(proxies)('behind $program, as the deployment page has it set up', (proxy) => {
  const { program, version, sample, plain, configure, options } = proxy;
  describe.skipIf(!isInstalled(program, version))('on a machine that has this proxy', () => {
    /** An address of this machine for each proxy, so that the requests of one do not count for another. */
    const localAddress = `127.0.0.${2 + proxies.indexOf(proxy)}`;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let site: string;
    beforeAll(async () => {
      const port = await freePort();
      const directory = newDirectory();
      const target = new URL(server.address).port;
      const configuration = readFileSync(repositoryPath(`docs/proxies/${sample}`), 'utf8')
        .replace(plain[0], plain[1])
        .replaceAll('127.0.0.1:3000', `127.0.0.1:${target}`)
        .replaceAll('PORT', String(port))
        .replaceAll('TARGET', target);
      const file = join(directory, sample);
      writeFileSync(file, configure(configuration, directory, port));
      const child = spawn(program, options(file, directory, port), {
        stdio: 'ignore',
        env: { PATH: process.env['PATH'], HOME: directory },
      });
      const ended = once(child, 'exit');
      site = `http://127.0.0.1:${port}`;
      running.set(program, { site, stop: () => (child.kill(), ended) });
      const answers = async (): Promise<void> => {
        const { status } = await fetch(`${site}/healthz`);
        if (status !== 200) throw new Error(`${program} answers ${status}`);
      };
      await vi.waitFor(answers, { timeout: 20_000, interval: 50 });
    });
    afterAll(() => agent.destroy());

    const send = async (address: string): Promise<number | undefined> => {
      const headers = {
        apikey: server.publishableKey(),
        'content-type': 'application/json',
        'x-forwarded-for': address,
      };
      const sent = request(`${site}/rest/v1/contacts`, { method: 'POST', agent, localAddress, headers });
      sent.end(JSON.stringify({ name: 'Ana', email: 'ana@example.fr', message: 'Bonjour' }));
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      await text(answer);
      return answer.statusCode;
    };

    test('pages keep their address, their policy and their compression', async () => {
      const page = await fetch(`${site}/blog`, { headers: { 'accept-encoding': 'br, gzip' } });
      expect(page.status).toBe(200);
      expect(page.headers.get('content-encoding')).toMatch(/br|gzip/);
      expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(await page.text()).toContain('<link rel="canonical" href="https://www.example.fr/blog"');
      const redirected = await fetch(`${site}/Blog/?page=2`, { redirect: 'manual' });
      expect(redirected.headers.get('location')).toBe('/blog?page=2');
      const missing = await fetch(`${site}/a%2Fb`);
      expect([missing.status, missing.headers.has('content-security-policy')]).toEqual([404, true]);
    });

    test('a visitor with forged X-Forwarded-For is counted by the address that the proxy saw', async () => {
      const statuses: unknown[] = [];
      for (let index = 0; index < 21; index += 1) statuses.push(await send(`192.0.2.${index}`));
      expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
    });

    test('lists of the back-office have their count', async () => {
      const headers = { apikey: server.publishableKey(), prefer: 'count=exact' };
      const list = await fetch(`${site}/rest/v1/blog_posts?select=id&limit=1`, { headers });
      expect(list.headers.get('content-range')).toMatch(/^0-0\/\d+$/);
    });

    test('an original as heavy as any may be passes', { tags: 'spec-10-8' }, async () => {
      const upload = await fetch(`${site}/storage/v1/object/originals/essai.png`, {
        method: 'POST',
        headers: { apikey: server.publishableKey(), authorization: `Bearer ${await signIn(server)}` },
        body: new Uint8Array(maxOriginalBytes),
      });
      expect(await upload.json()).toMatchObject({ error: 'not a picture' });
    });
  });
});

test('while the product restarts, each says so in French, with 503 and when to come back', async () => {
  await server.stop();
  const answers = await Promise.all(
    [...running].map(async ([program, { site }]) => {
      const answer = await fetch(`${site}/contact`);
      const [sentence] = /Le site redémarre\. .+\./.exec((await answer.text()).replaceAll('&eacute;', 'é')) ?? [];
      return [program, answer.status, answer.headers.get('retry-after'), answer.headers.get('content-type'), sentence];
    }),
  );
  const type = expect.stringMatching(/^text\/html; ?charset=(utf-8|iso-8859-1)$/i) as string;
  expect(answers).toEqual(
    [...running.keys()].map((program) => [program, 503, '10', type, 'Le site redémarre. Réessayez dans une minute.']),
  );
});
