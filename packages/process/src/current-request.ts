import { AsyncLocalStorage } from 'node:async_hooks';

/** A slow query: its table or function, never its arguments. */
export interface SlowQuery {
  readonly query: string;
  readonly ms: number;
}

interface CurrentRequest {
  readonly id: string;
  readonly slowQueries: SlowQuery[];
}

// The server and the embedded Supabase are separate builds, each with a copy of this module, so they share the store through globalThis.
const shared = globalThis as { currentRequest?: AsyncLocalStorage<CurrentRequest> };

/** The request that is being served, for code at any depth of calls that logs a failure or a slow query. */
export const currentRequest = (shared.currentRequest ??= new AsyncLocalStorage<CurrentRequest>());
