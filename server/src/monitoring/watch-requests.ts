import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { HttpBindings } from '@hono/node-server';
import { currentRequest, type SlowQuery } from '@agency-site/process/current-request';

/** Whether an answer came from the cache. */
export type CacheUse = 'hit' | 'miss';

declare module 'hono' {
  interface ContextVariableMap {
    /** The pattern that a handler sets if it serves several kinds of address itself. */
    route?: string;
    cache?: CacheUse;
  }
}

/**
 * Returns the pattern of a request's address, `/blog/:slug`, once its handlers have run. The log contains patterns instead of addresses,
 * because an address may identify a person, and anybody can invent any number of them.
 */
export function routeOf(context: Context): string {
  const pattern = context.get('route') ?? routePath(context);
  if (pattern === '/rest/v1/*')
    return context.req.path.startsWith('/rest/v1/rpc/') ? '/rest/v1/rpc/:function' : '/rest/v1/:table';
  if (pattern === '/auth/v1/*') return '/auth/v1/:endpoint';
  // Drops the regular expression of a parameter: `/:path{.+\.\w+}`.
  return pattern.replace(/\{.*\}$/, '');
}

/** The record of a request: nothing that identifies a visitor, and only the pattern of the address. */
export interface RequestRecord {
  readonly id: string;
  readonly method: string;
  /** `/blog/:slug` */
  readonly route: string;
  /** 499 when the client left before it had the whole answer. */
  readonly status: number;
  /** From the first handler until the operating system has the answer. */
  readonly ms: number;
  /** Bytes sent, including the headers. */
  readonly bytes: number;
  /** Whether a page or picture came from the cache; undefined for answers that are never cached. */
  readonly cache: CacheUse | undefined;
  readonly slowQueries: readonly SlowQuery[];
}

/** nginx logs the same status for it. */
const CLIENT_CLOSED = 499;
const ID_HEADER = 'x-request-id';
/** The shape of an acceptable identifier, such as those of nginx and Heroku. */
const PLAIN_TOKEN = /^[\w-]{8,64}$/;

export interface WatchedRequests {
  readonly onRequest: (record: RequestRecord) => void;
  /** Whether a reverse proxy in front of the server writes X-Request-Id. */
  readonly behindProxy: boolean;
}

/** Gives each request an identifier, which the answer has as X-Request-Id, and reports the request once it is over. */
export function watchRequests({
  onRequest,
  behindProxy,
}: WatchedRequests): MiddlewareHandler<{ Bindings: HttpBindings }> {
  /** The bytes that each connection had sent when its last answer ended. */
  const sentBefore = new WeakMap<Socket, number>();
  return async (context, next) => {
    const began = performance.now();
    const { incoming, outgoing } = context.env;
    const { socket } = incoming;
    const given = behindProxy ? context.req.header(ID_HEADER) : undefined;
    const id = given && PLAIN_TOKEN.test(given) ? given : newId();
    const slowQueries: SlowQuery[] = [];
    await currentRequest.run({ id, slowQueries }, next);
    context.res.headers.set(ID_HEADER, id);
    const report = (): void => {
      const bytes = socket.bytesWritten - (sentBefore.get(socket) ?? 0);
      sentBefore.set(socket, socket.bytesWritten);
      onRequest({
        id,
        method: context.req.method,
        route: routeOf(context),
        status: outgoing.writableFinished ? outgoing.statusCode : CLIENT_CLOSED,
        ms: Math.round((performance.now() - began) * 10) / 10,
        bytes,
        cache: context.get('cache'),
        // A client chooses the name of a table or function that does not exist, so the log must not contain it.
        slowQueries: outgoing.statusCode === 404 ? [] : slowQueries,
      });
    };
    // Vite's development server may have answered already.
    if (outgoing.writableFinished) report();
    else outgoing.once('close', report);
  };
}

/** Creates a short identifier, because every answer carries these bytes. `randomBytes` would take much longer. */
const newId = (): string => randomUUID().slice(-12);
