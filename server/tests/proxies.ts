import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { APACHE_MODULES, apacheBasics } from './apache';
import { freePort, nginxConfiguration } from './nginx';

export const isInstalled = (program: string, version: string): boolean => !spawnSync(program, [version]).error;

/** Short configurations of reverse proxies, as people write them. All but Varnish decode the path of a request and encode it again. */
export const proxies = [
  {
    program: 'nginx',
    isThere: isInstalled('nginx', '-v'),
    commandIn: (directory: string, port: number, target: string): readonly string[] => {
      const file = join(directory, 'nginx.conf');
      const server = `server { listen 127.0.0.1:${port}; client_max_body_size 100m; location / { proxy_pass ${target}/; } }`;
      writeFileSync(file, nginxConfiguration(directory, server));
      return ['-e', 'stderr', '-p', directory, '-c', file];
    },
  },
  {
    program: 'apache2',
    isThere: isInstalled('apache2', '-v') && existsSync(`${APACHE_MODULES}/mod_proxy_http.so`),
    commandIn: (directory: string, port: number, target: string): readonly string[] => {
      const file = join(directory, 'apache2.conf');
      writeFileSync(file, apacheBasics(directory, port, ['proxy', 'proxy_http'], [`ProxyPass / ${target}/`]));
      return ['-X', '-d', directory, '-f', file];
    },
  },
  {
    program: 'varnishd',
    isThere: isInstalled('varnishd', '-V'),
    commandIn: (directory: string, port: number, target: string): readonly string[] => [
      '-F',
      '-j',
      'none',
      '-n',
      join(directory, 'varnish'),
      '-a',
      `127.0.0.1:${port}`,
      '-b',
      new URL(target).host,
    ],
  },
] as const;

/** Starts one of the proxies in front of a server. @param directory an empty folder of its own */
export async function startProxy({ program, commandIn }: (typeof proxies)[number], directory: string, target: string) {
  const port = await freePort();
  const proxy = spawn(program, commandIn(directory, port, target), { stdio: 'ignore' });
  const ended = once(proxy, 'exit');
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${address}/healthz`), { timeout: 20_000, interval: 50 });
  return { address, stop: () => (proxy.kill(), ended) };
}
