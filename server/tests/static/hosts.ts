import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { APACHE_MODULES, apacheBasics } from '../apache';
import { freePort, nginxConfiguration } from '../nginx';
import { isInstalled } from '../proxies';

/** Real file servers, set up according to docs/deployment/files-on-a-host.md, with Debian's list of file types. */
export const hosts = [
  {
    program: 'nginx',
    isThere: isInstalled('nginx', '-v'),
    commandIn: (directory: string, port: number, root: string): readonly string[] => {
      const file = join(directory, 'nginx.conf');
      const server = `server { listen 127.0.0.1:${port}; root ${root}; include ${root}/nginx.conf; }`;
      writeFileSync(file, nginxConfiguration(directory, `include /etc/nginx/mime.types; ${server}`));
      return ['-e', 'stderr', '-p', directory, '-c', file];
    },
  },
  {
    program: 'apache2',
    isThere: isInstalled('apache2', '-v') && existsSync(`${APACHE_MODULES}/mod_rewrite.so`),
    commandIn: (directory: string, port: number, root: string): readonly string[] => {
      const file = join(directory, 'apache2.conf');
      const modules = [
        'dir',
        'mime',
        'rewrite',
        'headers',
        'filter',
        'deflate',
        'negotiation',
        'autoindex',
        'setenvif',
      ];
      const lines = [
        'TypesConfig /etc/mime.types',
        `DocumentRoot ${root}`,
        `<Directory ${root}>`,
        'AllowOverride All',
        'Options Indexes FollowSymLinks',
        'Require all granted',
        '</Directory>',
      ];
      writeFileSync(file, apacheBasics(directory, port, modules, lines));
      return ['-X', '-d', directory, '-f', file];
    },
  },
  {
    program: 'caddy',
    isThere: isInstalled('caddy', 'version'),
    commandIn: (directory: string, port: number, root: string): readonly string[] => {
      const file = join(directory, 'Caddyfile');
      const site = `:${port} {\n  bind 127.0.0.1\n  root * ${root}\n  import ${root}/Caddyfile\n}`;
      writeFileSync(file, `{\n  admin off\n}\n${site}\n`);
      return ['run', '--config', file, '--adapter', 'caddyfile'];
    },
  },
] as const;

/** Starts one of the servers on a folder of files. */
export async function startHost({ program, commandIn }: (typeof hosts)[number], directory: string, root: string) {
  const port = await freePort();
  const host = spawn(program, commandIn(directory, port, root), {
    stdio: 'ignore',
    env: { PATH: process.env['PATH'], HOME: directory },
  });
  const ended = once(host, 'exit');
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(address), { timeout: 20_000, interval: 50 });
  return { address, stop: () => (host.kill(), ended) };
}
