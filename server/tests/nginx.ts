import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** Returns a free port of this machine. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Returns the configuration of an nginx in the foreground that writes only into one folder. @param server its `server` block */
export const nginxConfiguration = (directory: string, server: string): string =>
  [
    'daemon off; error_log stderr; events {}',
    // Otherwise its workers could not enter the test's folder.
    process.getuid?.() === 0 ? 'user root;' : '',
    `pid ${directory}/nginx.pid;`,
    'http { access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${directory}/${name};`),
    `${server} }`,
  ].join('\n');
