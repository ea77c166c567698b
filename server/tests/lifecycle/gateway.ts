import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A gateway between the site and a hosted project: it passes requests on, never answers, or breaks connections. */
export interface Gateway {
  readonly address: string;
  mode: 'open' | 'silent' | 'broken';
  /** The headers of the requests, by method and path. */
  readonly seen: { readonly what: string; readonly headers: IncomingHttpHeaders }[];
  stop(): Promise<void>;
}

/** Starts a gateway in front of a running server. */
export async function startGateway(target: string): Promise<Gateway> {
  const gateway: Omit<Gateway, 'address' | 'stop'> = { mode: 'open', seen: [] };
  const server = createServer((incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming;
    gateway.seen.push({ what: `${method} ${url.split('?', 1)[0]}`, headers });
    if (gateway.mode === 'broken') incoming.destroy();
    if (gateway.mode !== 'open') return;
    const passedOn = request(target + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(passedOn);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(gateway, {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  });
}
