import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { HttpBindings } from '@hono/node-server';
import { currentRequest, type SlowQuery } from '@agency/process/current-request';

/** Whether an answer was kept from an earlier request. */
export type CacheUse = 'hit' | 'miss';

declare module 'hono' {
  interface ContextVariableMap {
    /** Set where a handler of ours serves several kinds of address. */
    route?: string;
    cache?: CacheUse;
  }
}

/**
 * The pattern of a request's address, `/blog/:slug`, once its handlers have run. An address itself may name a person, and
 * anybody can make up any number of them.
 */
export function routeOf(context: Context): string {
  const pattern = context.get('route') ?? routePath(context);
  if (pattern === '/rest/v1/*')
    return context.req.path.startsWith('/rest/v1/rpc/') ? '/rest/v1/rpc/:function' : '/rest/v1/:table';
  if (pattern === '/auth/v1/*') return '/auth/v1/:endpoint';
  // `/:path{.+\.\w+}`: what the parameter may be is of no interest.
  return pattern.replace(/\{.*\}$/, '');
}

/** The record of a request: nothing that identifies a visitor, and the pattern of the address alone. */
export interface RequestRecord {
  readonly id: string;
  readonly method: string;
  /** `/blog/:slug` */
  readonly route: string;
  /** 499 when the client left before it had the whole answer. */
  readonly status: number;
  /** From the first handler until the answer is handed to the system. */
  readonly ms: number;
  /** Sent, with the headers. */
  readonly bytes: number;
  /** Of a page or picture that may be kept. */
  readonly cache: CacheUse | undefined;
  readonly slowQueries: readonly SlowQuery[];
}

/** The status that nginx logs for the same. */
const CLIENT_CLOSED = 499;
const ID_HEADER = 'x-request-id';
/** Such as the identifiers that nginx and Heroku write. */
const PLAIN_TOKEN = /^[\w-]{8,64}$/;

export interface WatchedRequests {
  readonly onRequest: (record: RequestRecord) => void;
  /** Whether a reverse proxy before it writes X-Request-Id. */
  readonly behindProxy: boolean;
}

/** Gives each request an identifier, which the answer has as X-Request-Id, and reports the request once it is over. */
export function watchRequests({
  onRequest,
  behindProxy,
}: WatchedRequests): MiddlewareHandler<{ Bindings: HttpBindings }> {
  /** How much each connection had sent when its last answer ended. */
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
        // The name of a table or function that does not exist is the client’s own words.
        slowQueries: outgoing.statusCode === 404 ? [] : slowQueries,
      });
    };
    // Vite's development server has answered by itself.
    if (outgoing.writableFinished) report();
    else outgoing.once('close', report);
  };
}

/** Short, since every answer carries these bytes; `randomBytes` would take as long as the rest of this file. */
const newId = (): string => randomUUID().slice(-12);
