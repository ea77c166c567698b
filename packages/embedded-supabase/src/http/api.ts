import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { limitRows } from '../anonymous-queries';
import { createApiLimits, maxBodySize } from '../api-limits';
import type { EmbeddedSupabase } from '../embedded-supabase';
import { refuseUnusualApiPath } from './api-address';
import { type ApiState, identifyCaller, refuseInvalidToken } from './api-caller';
import { authGuard } from './auth-guard';
import type { ClientAddress } from '../client-address';
import { ConcurrencyLimit, TooManyWaiting } from '@agency-site/process/concurrency-limit';
import { secondFactor } from './second-factor';

/** Headers in which a client could forge its address: the server removes them and adds the address that it found itself. */
const ADDRESS_HEADERS = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip', 'true-client-ip'];

/**
 * Headers that the database may read. A site's server on another machine passes on its visitor's address in the first, with a secret that
 * the database checks; analytics events need the browser, and whether it refuses tracking.
 */
const READABLE_HEADERS = ['x-visitor-address', 'x-server-secret', 'user-agent', 'sec-gpc', 'dnt'];

/** The path that saves a draft every few seconds while its author writes; no public page shows a draft, so caches stay valid. */
const AUTOSAVE_PATH = '/rest/v1/rpc/autosave_post';

/** The most anonymous queries at a time: four of the database's ten connections stay for administrators and rendered pages. */
const ANONYMOUS_QUERIES = { inTotal: 6, perKey: 2, maxWaiting: 300 };

/** One change of password, address or factors at a time: an allowed one could otherwise end after another that forbids it. */
const CHANGES_OF_ACCOUNTS = { inTotal: Infinity, perKey: 1, maxWaiting: 50 };

/** Headers by which lite lets every site call the API. The server removes them, so that only pages of its own origin may. */
const CROSS_ORIGIN = /^access-control-/;

/** Answers 304 when the browser has a list. Content-Range stays: the browser may have requested its copy without a total. */
const unlessUnchanged = etag({ weak: true, retainedHeaders: [...RETAINED_304_HEADERS, 'content-range'] });

/** The embedded API: /rest/v1 and /auth/v1, nothing else of lite. @param onWrite called after what may have changed the site */
export function apiRoutes(supabase: EmbeddedSupabase, addressOf: ClientAddress, onWrite: () => void): Hono<ApiState> {
  const refusalFor = createApiLimits();
  const anonymousQueries = new ConcurrencyLimit(ANONYMOUS_QUERIES);
  const changesOfAccounts = new ConcurrencyLimit(CHANGES_OF_ACCOUNTS);
  const routes = new Hono<ApiState>();

  const guard: MiddlewareHandler<ApiState> = async (context, next) => {
    const refusal = refusalFor({
      method: context.req.method,
      url: new URL(context.req.url),
      signedIn: context.var.claims !== undefined,
      address: addressOf(context),
    });
    if (!refusal) return next();
    if (refusal.retryAfter) context.header('retry-after', String(refusal.retryAfter));
    return context.json({ code: String(refusal.status), message: refusal.message }, refusal.status);
  };
  const serve = async (context: Context<ApiState>): Promise<Response> => {
    const { method, path } = context.req;
    const address = addressOf(context);
    const { authorization, claims } = context.var;
    const [request, headers] = withCaller(context.req.raw, address, authorization);
    const send = (sent: Request): Promise<Response> => supabase.fetch(sent, { headers, method, path });
    if (!claims && path.startsWith('/rest/')) {
      // Reads the body before the query waits for its turn, so that a slow client does not make other queries wait.
      const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
      const limited = limitRows(new Request(request.url, { method, headers: request.headers, body }));
      return anonymousQueries.run(address, () => send(limited));
    }
    const response = await send(request);
    // Anonymous visitors write only contact requests, comments and analytics events, which no page shows.
    const wrote = method !== 'GET' && method !== 'HEAD' && path !== AUTOSAVE_PATH && claims !== undefined;
    if (wrote && response.ok) onWrite();
    return response;
  };
  // The check runs for every path, because the router would take an unusual spelling of a path of the API for a page.
  routes.use(refuseUnusualApiPath);
  const identify = identifyCaller(supabase);
  // Registered for each path, because a middleware without a path would run for the pages too.
  routes.all('/rest/v1/*', sayWhen, sameOriginOnly, identify, guard, limitBody, refuseInvalidToken);
  routes.get('/rest/v1/*', revalidated, unlessUnchanged);
  routes.all('/rest/v1/*', serve);
  routes.all(
    '/auth/v1/*',
    sayWhen,
    sameOriginOnly,
    identify,
    guard,
    limitBody,
    refuseInvalidToken,
    authGuard(supabase, addressOf, changesOfAccounts),
    secondFactor(supabase, addressOf, changesOfAccounts),
    serve,
  );
  routes.onError((error, context) => {
    if (!(error instanceof TooManyWaiting)) throw error;
    return context.json({ code: '429', message: 'Too many requests' }, 429, { 'retry-after': '5' });
  });
  return routes;
}

/** Refusals of sign-ins and of functions (private.limit_requests) say to come back in a minute. */
const sayWhen: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.res.status === 429 && !context.res.headers.has('retry-after')) context.header('retry-after', '60');
};

/** Returns the request with the address and the session that the server found, and the headers that SQL may read. */
function withCaller(
  raw: Request,
  address: string,
  authorization: string | undefined,
): [Request, Record<string, string>] {
  const headers = new Headers(raw.headers);
  for (const name of [...ADDRESS_HEADERS, 'authorization']) headers.delete(name);
  if (authorization) headers.set('authorization', authorization);
  headers.set('x-forwarded-for', address);
  const readable: Record<string, string> = { 'x-forwarded-for': address };
  for (const name of READABLE_HEADERS) {
    const value = headers.get(name);
    if (value) readable[name] = value;
  }
  return [new Request(raw, { headers }), readable];
}

const sameOriginOnly: MiddlewareHandler = async (context, next) => {
  await next();
  const names = [...context.res.headers.keys()].filter((name) => CROSS_ORIGIN.test(name));
  for (const name of names) context.header(name, undefined);
};

/** Lets a browser cache answers for its user alone, and makes it revalidate them. */
const revalidated: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('cache-control', 'private, no-cache');
  context.header('vary', 'Accept, Authorization, Prefer, Range');
};

const limitBody: MiddlewareHandler<ApiState> = (context, next) => {
  const limit = bodyLimit({
    maxSize: maxBodySize({ url: new URL(context.req.url), signedIn: context.var.claims !== undefined }),
    // The server does not read the rest of the body, so the connection cannot be reused.
    onError: (refused) => refused.json({ code: '413', message: 'Payload too large' }, 413, { connection: 'close' }),
  });
  return limit(context, next);
};
