import type { SystemState } from '@agency-site/domain/system-state';
import type { Configuration } from '../core/configuration';
import { readServerState, type StateSource } from '../checks/server-state';
import { packageFacts } from '../checks/machine-checks';
import { checkRunning } from '../checks/run-all-checks';
import { LastHour } from './last-hour';
import { createMetrics, serveMetrics } from './metrics';
import { watchRequests, type RequestRecord } from './watch-requests';

/** The monitoring of a running server. */
export type Monitor = Awaited<ReturnType<typeof startMonitor>>;

/** Logs requests, and serves metrics where asked. @param source undefined with a hosted project @param isHealthy asks Supabase */
export async function startMonitor(
  configuration: Configuration,
  source: StateSource | undefined,
  isHealthy: () => Promise<boolean>,
) {
  const { logRequests, metrics: address, addressHeader } = configuration;
  const lastHour = new LastHour();
  const log = new RequestLog();
  const metrics = address && createMetrics(() => readServerState(source));
  const listener = metrics && (await serveMetrics(address, metrics.text));
  return {
    watch: watchRequests({
      behindProxy: addressHeader !== undefined,
      onRequest: (record) => {
        if (logRequests) log.request(record);
        log.slowQueries(record);
        metrics?.count(record);
        lastHour.add(record);
      },
    }),
    /** Undefined where no metrics are served. */
    metricsAddress: listener?.address,
    readSystemState: () => readSystemState(configuration, source, lastHour, isHealthy),
    stop: () => {
      listener?.stop();
      log.flush();
    },
  };
}

/** Computes the time of the start from the uptime, because somebody may have set the clock since. */
const startedAt = (): string => new Date(Date.now() - process.uptime() * 1000).toISOString();

/** Reads the state that the back-office shows administrators. */
async function readSystemState(
  configuration: Configuration,
  source: StateSource | undefined,
  lastHour: LastHour,
  isHealthy: () => Promise<boolean>,
): Promise<SystemState> {
  const [state, answers] = await Promise.all([readServerState(source), isHealthy()]);
  return {
    findings: checkRunning(configuration, state, answers),
    version: packageFacts().version,
    startedAt: startedAt(),
    memoryBytes: process.memoryUsage.rss(),
    lastSentAt: state.outbox?.lastSentAt?.toISOString() ?? null,
    lastHour: lastHour.figures(),
  };
}

/** Lines are written together, because one write per line would slow down cached pages. */
const DELAY_MS = 50;

/** Requests and slow queries as lines of JSON on standard output. */
export class RequestLog {
  #lines: string[] = [];

  request({ slowQueries: _slowQueries, ...record }: RequestRecord): void {
    this.#add(record);
  }

  slowQueries({ id, route, slowQueries }: RequestRecord): void {
    for (const { query, ms } of slowQueries) this.#add({ id, route, slow_query: query, ms });
  }

  flush(): void {
    if (this.#lines.length > 0) process.stdout.write(`${this.#lines.join('\n')}\n`);
    this.#lines = [];
  }

  #add(line: object): void {
    if (this.#lines.length === 0) setTimeout(() => this.flush(), DELAY_MS).unref();
    this.#lines.push(JSON.stringify({ time: new Date().toISOString(), ...line }));
  }
}
