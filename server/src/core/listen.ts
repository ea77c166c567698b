import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartupError } from '@agency-site/process/startup-error';

/** Makes a server listen. @param variable the environment variable of the port @throws {StartupError} for an unusable address. */
export async function listenOn(
  server: Server,
  variable: string,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE' ? 'is already in use' : `cannot be used (${error.code ?? error.message})`;
      reject(
        new StartupError(`${variable} ${port} on ${host} ${reason}: choose another ${variable} or stop what uses it.`),
      );
    });
    server.listen(port, host);
  });
}

/** Returns the address that a server listens on. */
export function addressOf(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
