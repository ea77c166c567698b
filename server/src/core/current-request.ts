import { AsyncLocalStorage } from 'node:async_hooks';

/** A query that took long: its table or function, never its arguments. */
export interface SlowQuery {
  readonly query: string;
  readonly ms: number;
}

/** The request being served, for whatever fails or takes long on its behalf, however deep. */
export const currentRequest = new AsyncLocalStorage<{ readonly id: string; readonly slowQueries: SlowQuery[] }>();
