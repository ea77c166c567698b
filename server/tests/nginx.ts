import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A port of this machine that nothing holds at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * The configuration of an nginx in the foreground that keeps its files to one folder.
 * @param server its `server` block
 */
export const nginxConfiguration = (directory: string, server: string): string =>
  [
    'daemon off; error_log stderr; events {}',
    // Its workers could not enter the test's folder otherwise.
    process.getuid?.() === 0 ? 'user root;' : '',
    `pid ${directory}/nginx.pid;`,
    'http { access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${directory}/${name};`),
    `${server} }`,
  ].join('\n');
