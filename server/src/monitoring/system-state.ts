import type { SystemState } from '@agency/supabase/system-state';
import { packageFacts } from '../checks/package-facts';
import { checkRunning } from '../checks/running-checks';
import type { Configuration } from '../core/configuration';
import type { LastHour } from './last-hour';
import { readServerState, type StateSource } from '../checks/server-state';

const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();

export interface SystemStateOptions {
  readonly configuration: Configuration;
  readonly source: StateSource | undefined;
  readonly lastHour: LastHour;
  readonly isHealthy: () => Promise<boolean>;
}

/** What the server tells administrators of itself. */
export async function readSystemState(options: SystemStateOptions): Promise<SystemState> {
  const { configuration, source, lastHour, isHealthy } = options;
  const [state, answers] = await Promise.all([readServerState(source), isHealthy()]);
  return {
    findings: checkRunning(configuration, state, answers),
    version: packageFacts().version,
    startedAt,
    memoryBytes: process.memoryUsage.rss(),
    lastSentAt: state.outbox?.lastSentAt?.toISOString() ?? null,
    lastHour: lastHour.figures(),
  };
}
