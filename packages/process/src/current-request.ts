import { AsyncLocalStorage } from 'node:async_hooks';

/** A query that took long: its table or function, never its arguments. */
export interface SlowQuery {
  readonly query: string;
  readonly ms: number;
}

interface CurrentRequest {
  readonly id: string;
  readonly slowQueries: SlowQuery[];
}

// The server and the embedded Supabase are built apart, each with a copy of this module: the process has one store for both.
const shared = globalThis as { currentRequest?: AsyncLocalStorage<CurrentRequest> };

/** The request being served, for whatever fails or takes long on its behalf, however deep. */
export const currentRequest = (shared.currentRequest ??= new AsyncLocalStorage<CurrentRequest>());
