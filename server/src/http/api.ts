import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createApiLimits, maxBodySize } from '../embedded/api-limits';
import type { EmbeddedSupabase } from '../embedded/embedded-supabase';
import { sessionClaims } from '../embedded/session-token';
import type { ClientAddress } from './client-address';

/** Headers in which a client could forge its address: removed, and replaced by the address that the server found. */
const ADDRESS_HEADERS = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip', 'true-client-ip'];

/** Saves a draft every few seconds while its author writes; no public page shows a draft, so caches stay valid. */
const AUTOSAVE_PATH = '/rest/v1/rpc/autosave_post';

/** Set by the first middleware: whether the request carries a valid session. */
type SessionState = { Variables: { signedIn: boolean } };

/**
 * The Supabase API as the embedded one serves it: /rest/v1 and /auth/v1, nothing else of lite.
 * @param onWrite called after a request that may have changed what the site shows
 */
export function apiRoutes(
  supabase: EmbeddedSupabase,
  addressOf: ClientAddress,
  onWrite: () => void,
): Hono<SessionState> {
  const refusalFor = createApiLimits();
  const routes = new Hono<SessionState>();

  const guard: MiddlewareHandler<SessionState> = async (context, next) => {
    const claims = await sessionClaims(context.req.header('authorization'), supabase.keys.jwtSecret);
    context.set('signedIn', claims !== undefined);
    const refusal = await refusalFor({
      method: context.req.method,
      url: new URL(context.req.url),
      signedIn: context.var.signedIn,
      address: addressOf(context),
    });
    if (!refusal) return next();
    return context.json({ code: String(refusal.status), message: refusal.message }, refusal.status);
  };
  const serve = async (context: Context<SessionState>): Promise<Response> => {
    const { method, path, raw } = context.req;
    const address = addressOf(context);
    const headers = new Headers(raw.headers);
    for (const name of ADDRESS_HEADERS) headers.delete(name);
    headers.set('x-forwarded-for', address);
    const request = new Request(raw, { headers });
    const response = await supabase.fetch(request, { headers: { 'x-forwarded-for': address }, method, path });
    // Anonymous visitors write contact requests and view counts only, which no page shows.
    const wrote = method !== 'GET' && method !== 'HEAD' && path !== AUTOSAVE_PATH && context.var.signedIn;
    if (wrote && response.ok) onWrite();
    return response;
  };
  // Registered per path: a middleware without a path would run for the pages too.
  for (const path of ['/rest/v1/*', '/auth/v1/*']) routes.all(path, guard, limitBody, serve);
  return routes;
}

const limitBody: MiddlewareHandler<SessionState> = (context, next) => {
  const limit = bodyLimit({
    maxSize: maxBodySize({ url: new URL(context.req.url), signedIn: context.var.signedIn }),
    // The rest of the body stays unread, so the connection cannot be reused.
    onError: (refused) => refused.json({ code: '413', message: 'Payload too large' }, 413, { connection: 'close' }),
  });
  return limit(context, next);
};
