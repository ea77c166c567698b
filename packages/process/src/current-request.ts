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

/** The request being served, for whatever fails or takes long on its behalf, however deep. */
// One for the process: the server and the embedded Supabase are built apart, each with a copy of this module.
const shared = globalThis as { currentRequest?: AsyncLocalStorage<CurrentRequest> };
export const currentRequest = (shared.currentRequest ??= new AsyncLocalStorage<CurrentRequest>());
