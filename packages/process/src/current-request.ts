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

// The server and the embedded Supabase are separate builds, each with a copy of this module, so the store belongs to the process.
const shared = globalThis as { currentRequest?: AsyncLocalStorage<CurrentRequest> };

/** The present request, for any code that fails or is slow on its behalf, however deep. */
export const currentRequest = (shared.currentRequest ??= new AsyncLocalStorage<CurrentRequest>());
