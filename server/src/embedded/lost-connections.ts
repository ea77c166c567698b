import type postgres from 'postgres';
import { noteIfSlow } from '../monitoring/slow-queries';
import { requestContext } from './request-context';

/**
 * Keeps a connection that PostgreSQL closed (its backend died or was terminated) from being used again. Kysely sends
 * ROLLBACK on such a connection and returns it to the pool; postgres.js 3.4.9 then waits for ever, or writes to a
 * closed socket, which throws outside of any caller and ends this process.
 * See https://github.com/porsager/postgres/issues/1208
 * @param driver modified in place
 * @param onError called with each failed query's error before the caller gets the error
 */
export function forgetLostConnections(driver: postgres.Sql, onError: (error: unknown) => void): void {
  const reserve = driver.reserve.bind(driver);
  /** Kysely uses these two members of a reserved connection. */
  const reserveGuarded = async () => {
    const reserved = await reserve();
    let loss: unknown;
    return {
      unsafe: async (query: string, parameters?: postgres.ParameterOrJSON<never>[]) => {
        if (loss !== undefined) throw loss;
        try {
          return await noteIfSlow(requestContext.getStore()?.path, () => reserved.unsafe(query, parameters));
        } catch (error) {
          if (isLoss(error)) loss = error;
          onError(error);
          throw error;
        }
      },
      // The pool detects the closed connection and opens another one.
      release: () => loss === undefined && reserved.release(),
    };
  };
  Object.assign(driver, { reserve: reserveGuarded });
}

/** PostgreSQL sends FATAL before it closes a connection; when nothing was sent, the driver sets a code of its own. */
function isLoss(error: unknown): boolean {
  const { severity, code } = error as { severity?: string; code?: unknown };
  return severity === 'FATAL' || severity === 'PANIC' || isConnectionError(code);
}

/** Whether an error code of the driver or the system means that a connection broke or could not be opened. */
export const isConnectionError = (code: unknown): boolean =>
  typeof code === 'string' && /^(CONNECT|ECONN|ENOENT$|EPIPE$|ETIMEDOUT$)/.test(code);
