import type postgres from 'postgres';

/** What Kysely uses of a connection it has for itself. */
interface ReservedConnection {
  unsafe(query: string, parameters?: unknown[]): PromiseLike<unknown>;
  release(): void;
}

/**
 * Keeps a connection that PostgreSQL ended (its process died, an administrator ended it) from being used again.
 * Kysely sends ROLLBACK on it and hands it back to the pool; postgres.js 3.4.9 then waits for ever, or writes to a
 * socket that is no more, which no caller can catch and which ends this process.
 * See https://github.com/porsager/postgres/issues/1208
 * @param driver changed in place
 * @param onError told of each failed query's error before whoever asked
 */
export function forgetLostConnections(driver: postgres.Sql, onError: (error: unknown) => void): void {
  const reserve = driver.reserve.bind(driver) as unknown as () => Promise<ReservedConnection>;
  const reserveGuarded = async (): Promise<ReservedConnection> => {
    const reserved = await reserve();
    let loss: unknown;
    return {
      unsafe: async (query, parameters) => {
        if (loss !== undefined) throw loss;
        try {
          return await reserved.unsafe(query, parameters);
        } catch (error) {
          if (isLoss(error)) loss = error;
          onError(error);
          throw error;
        }
      },
      // The pool notices by itself that the connection closed and opens another in its place.
      release: () => loss === undefined && reserved.release(),
    };
  };
  Object.assign(driver, { reserve: reserveGuarded });
}

/** PostgreSQL says FATAL before it closes a connection; without a word the driver has a code of its own. */
function isLoss(error: unknown): boolean {
  const { severity, code } = error as { severity?: string; code?: unknown };
  return severity === 'FATAL' || severity === 'PANIC' || isConnectionError(code);
}

/** Whether a code is the driver's or the system's for a connection that broke or could not be made. */
export const isConnectionError = (code: unknown): boolean =>
  typeof code === 'string' && /^(CONNECT|ECONN|ENOENT$|EPIPE$|ETIMEDOUT$)/.test(code);
