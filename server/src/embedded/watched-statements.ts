import type postgres from 'postgres';
import { noteIfSlow } from '../core/slow-queries';
import { requestContext } from './request-context';

/**
 * Times each statement that lite sends, and reports each that fails.
 * @param driver modified in place
 * @param onError called with a failed statement's error before the caller gets the error
 */
export function watchStatements(driver: postgres.Sql, onError: (error: unknown) => void): void {
  const reserve = driver.reserve.bind(driver);
  /** Kysely uses these two members of a reserved connection. */
  const reserveWatched = async () => {
    const reserved = await reserve();
    return {
      unsafe: async (query: string, parameters?: postgres.ParameterOrJSON<never>[]) => {
        try {
          return await noteIfSlow(requestContext.getStore()?.path, () => reserved.unsafe(query, parameters));
        } catch (error) {
          onError(error);
          throw error;
        }
      },
      release: () => reserved.release(),
    };
  };
  Object.assign(driver, { reserve: reserveWatched });
}
