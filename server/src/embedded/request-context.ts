import { AsyncLocalStorage } from 'node:async_hooks';

/** What SQL may know of the HTTP request it serves, under PostgREST's setting names. */
export interface RequestContext {
  /** Only headers the server vouches for; becomes `request.headers`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly method: string;
  readonly path: string;
}

/** Carries the request being served to the transaction that serves it. */
export const requestContext = new AsyncLocalStorage<RequestContext>();
