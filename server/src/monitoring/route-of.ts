import type { Context } from 'hono';
import { routePath } from 'hono/route';

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
 * The pattern of a request's address, « /blog/:slug », once its handlers have run. An address itself may name a person, and
 * anybody can make up any number of them.
 */
export function routeOf(context: Context): string {
  const pattern = context.get('route') ?? routePath(context);
  if (pattern === '/rest/v1/*')
    return context.req.path.startsWith('/rest/v1/rpc/') ? '/rest/v1/rpc/:function' : '/rest/v1/:table';
  if (pattern === '/auth/v1/*') return '/auth/v1/:endpoint';
  // « /:path{.+\.\w+} »: what the parameter may be is of no interest.
  return pattern.replace(/\{.*\}$/, '');
}
