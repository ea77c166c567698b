import type { SystemState } from '@agency/supabase/system-state';
import type { Configuration } from '../core/configuration';
import { LastHour } from './last-hour';
import { createMetrics } from './metrics';
import { serveMetrics } from './metrics-listener';
import { RequestLog } from './request-log';
import { readServerState, type StateSource } from '../checks/server-state';
import { readSystemState } from './system-state';
import { watchRequests } from './watch-requests';

/** What watches a running server. */
export interface Monitor {
  /** Sees each request. */
  readonly watch: ReturnType<typeof watchRequests>;
  /** Where metrics are served; undefined where they are not. */
  readonly metricsAddress: string | undefined;
  readonly readSystemState: () => Promise<SystemState>;
  stop(): void;
}

/**
 * Starts to log requests, and to serve metrics where an address is given for them.
 * @param source undefined with a hosted project
 * @param isHealthy whether Supabase answers
 */
export async function startMonitor(
  configuration: Configuration,
  source: StateSource | undefined,
  isHealthy: () => Promise<boolean>,
): Promise<Monitor> {
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
    metricsAddress: listener?.address,
    readSystemState: () => readSystemState({ configuration, source, lastHour, isHealthy }),
    stop: () => {
      listener?.stop();
      log.flush();
    },
  };
}
