import { AsyncLocalStorage } from 'node:async_hooks';

/** A query that took long: the table or function asked for, never what was asked. */
export interface SlowQuery {
  readonly query: string;
  readonly ms: number;
}

/** The request being served, for whatever fails or takes long on its behalf, however deep. */
export const currentRequest = new AsyncLocalStorage<{ readonly id: string; readonly slowQueries: SlowQuery[] }>();
