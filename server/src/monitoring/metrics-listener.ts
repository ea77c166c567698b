import { createServer } from 'node:http';
import type { Configuration } from '../core/configuration';
import { addressOf, listenOn } from '../core/listen';

export interface MetricsListener {
  readonly address: string;
  stop(): void;
}

/**
 * Serves the metrics on an address of their own, which visitors do not reach: they tell what the site is visited for.
 * @param text in the text format of Prometheus
 * @throws {StartupError} when the address is taken.
 */
export async function serveMetrics(
  { host, port }: NonNullable<Configuration['metrics']>,
  text: () => Promise<string>,
): Promise<MetricsListener> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
    text().then(
      (metrics) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(metrics),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.message : ''),
    );
  });
  await listenOn(server, 'METRICS_PORT', { host, port });
  return {
    address: `${addressOf(server)}/metrics`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
