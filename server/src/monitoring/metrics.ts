import { createServer } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ServerState } from '../checks/server-state';
import type { Configuration } from '../core/configuration';
import { addressOf, listenOn } from '../core/listen';
import type { RequestRecord } from './watch-requests';

/** Upper bounds in seconds: a cached page takes about a thousandth, a rendered page a tenth. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** @param readState returns the server's state; called each time somebody reads the metrics */
export function createMetrics(readState: () => Promise<ServerState>) {
  const registry = new Registry();
  const registers = [registry];
  // Memory, processor, event loop, garbage collection.
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answers by route and class of status',
    labelNames: ['route', 'status'] as const,
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first handler to the last byte, by route',
    labelNames: ['route'] as const,
    buckets: BUCKETS,
    registers,
  });
  const renders = new Counter({
    name: 'render_cache_requests_total',
    help: 'Requests for pages that may be kept: hit, or miss when the page had to be rendered',
    labelNames: ['outcome'] as const,
    registers,
  });
  const slowQueries = new Counter({
    name: 'slow_queries_total',
    help: 'Queries of 200 ms and more, by table or function',
    labelNames: ['query'] as const,
    registers,
  });
  return {
    count: ({ route, status, ms, cache, slowQueries: slow }: RequestRecord): void => {
      requests.inc({ route, status: `${Math.floor(status / 100)}xx` });
      durations.observe({ route }, ms / 1000);
      if (cache) renders.inc({ outcome: cache });
      for (const { query } of slow) slowQueries.inc({ query });
    },
    /** Returns the metrics in the text format of Prometheus. */
    text: async (): Promise<string> => {
      // Set again each time: the metrics leave out a value that is unknown now instead of reporting zero.
      const present = new Registry();
      for (const [name, help, value] of gaugesOf(await readState()))
        if (value !== undefined) new Gauge({ name, help, registers: [present] }).set(value);
      return (await registry.metrics()) + (await present.metrics());
    },
  };
}

type NamedGauge = readonly [name: string, help: string, value: number | undefined];

const gaugesOf = ({ disk, database, outbox, backup, restarts, embedded }: ServerState): NamedGauge[] => [
  ['disk_free_bytes', 'Free on the disk of DATA_DIR', disk?.freeBytes],
  ['disk_size_bytes', 'Size of that disk', disk?.totalBytes],
  ['database_up', 'Whether the embedded database answers', embedded ? Number(database !== undefined) : undefined],
  ['database_size_bytes', 'Size of the database', database?.bytes],
  ['database_connections', 'Open connections to the database', database?.connections],
  ['database_active_connections', 'Of these, how many run a query', database?.active],
  ['database_restarts', 'How often PostgreSQL ended by itself and was started again', restarts],
  ['migrations_applied', 'Migrations that the database has', database?.migrations.length],
  ['outbox_waiting', 'E-mails and calls of webhooks that wait', outbox?.waiting],
  ['outbox_failed', 'Those that failed for good', outbox?.failed],
  ['outbox_oldest_seconds', 'How long the oldest of those that wait has waited', outbox?.oldestSeconds],
  ['backup_age_seconds', 'Since the last backup; absent before the first', backup && secondsSince(backup.takenAt)],
  ['backup_size_bytes', 'Size of the last backup', backup?.bytes],
];

const secondsSince = (time: string): number => Math.max(0, Math.round((Date.now() - Date.parse(time)) / 1000));

/**
 * Serves the metrics on an address of their own, which visitors cannot reach, because they reveal how the site is used.
 * @param text in the text format of Prometheus
 * @throws {StartupError} when the address is already in use.
 */
export async function serveMetrics({ host, port }: NonNullable<Configuration['metrics']>, text: () => Promise<string>) {
  const server = createServer((request, response) => {
    response.setHeader('cache-control', 'no-store');
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
