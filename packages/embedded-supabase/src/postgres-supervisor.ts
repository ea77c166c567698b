import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { messageOf } from '@agency-site/process/failures';

/** The most restarts of PostgreSQL per window: a fault that ends it more often would end it again each time. */
const MAX_RESTARTS = 3;
const WINDOW_MS = 10 * 60_000;

/** PostgreSQL for the whole run of the server, across restarts of its process. */
export interface SupervisedPostgres {
  /** Returns the id of the current process; a process that ends by itself is replaced a few times. */
  readonly processId: () => number;
  /** Resolves when PostgreSQL has ended and is not started again. */
  readonly exited: Promise<void>;
  /** How often PostgreSQL was restarted since the server started. */
  readonly restarts: () => number;
  /** Fast shutdown: open transactions roll back, everything acknowledged is on disk. */
  stop(): Promise<void>;
}

/**
 * Restarts PostgreSQL when its process ends by itself (for example killed for lack of memory): PostgreSQL recovers acknowledged
 * transactions, and the connections come back. The log notes each restart.
 * @param first the running process, which accepts connections
 * @param start starts another one, which accepts connections when the promise resolves
 */
export function superviseProcess(first: ChildProcess, start: () => Promise<ChildProcess>): SupervisedPostgres {
  let current = first;
  let stopping = false;
  let recent: readonly number[] = [];
  let restarts = 0;

  const runs = async (): Promise<void> => {
    for (;;) {
      if (current.exitCode === null && current.signalCode === null) await once(current, 'exit');
      if (stopping) return;
      recent = recent.filter((time) => time > performance.now() - WINDOW_MS);
      if (recent.length >= MAX_RESTARTS) return;
      recent = [...recent, performance.now()];
      restarts += 1;
      process.stderr.write('PostgreSQL ended by itself and is started again.\n');
      try {
        current = await start();
      } catch (error) {
        process.stderr.write(`${messageOf(error)}\n`);
        return;
      }
      // `stop` was called while no process ran.
      if (stopping) current.kill('SIGINT');
    }
  };
  const exited = runs();
  return {
    processId: () => current.pid ?? 0,
    exited,
    restarts: () => restarts,
    stop: async () => {
      stopping = true;
      current.kill('SIGINT');
      await exited;
    },
  };
}
