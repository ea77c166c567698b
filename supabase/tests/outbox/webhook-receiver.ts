import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call that a receiver got. */
export interface WebhookCall {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A real HTTP server on a free port that records the calls that arrive. */
export interface WebhookReceiver {
  readonly url: string;
  readonly calls: WebhookCall[];
  close(): Promise<void>;
}

/** Starts an HTTP server. @param answer handles a call once it is read; `calls` already contains it */
export async function receiveWebhooks(
  answer: RequestListener = (_request, response) => response.writeHead(204).end(),
): Promise<WebhookReceiver> {
  const calls: WebhookCall[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      calls.push({ path: request.url, headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/appel`,
    calls,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
