import { AsyncLocalStorage } from 'node:async_hooks';

/** The parts of the current HTTP request that SQL functions can read, under PostgREST's setting names. */
export interface RequestContext {
  /** Only headers that the server set itself, or that the database checks; becomes `request.headers`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly method: string;
  readonly path: string;
  /** Whether the parameters of the request's statements contain values that are hidden from lite (`quoted-values.ts`). */
  readonly hasHiddenValues?: boolean;
}

/** Makes the current request visible to the transaction that serves it. */
export const requestContext = new AsyncLocalStorage<RequestContext>();
