import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createApiLimits, maxBodySize } from '../embedded/api-limits';
import type { EmbeddedSupabase } from '../embedded/embedded-supabase';
import { sessionClaims } from '../embedded/session-token';
import type { ClientAddress } from './client-address';

/** Headers by which a client could claim another address; only ours reaches the database. */
const ADDRESS_HEADERS = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip', 'true-client-ip'];

/** Drafts save themselves every few seconds while one writes: the pages rendered for readers stay good. */
const SEEN_BY_NO_READER = '/rest/v1/rpc/autosave_post';

/** Whether a request carries a session of this server is found out once, by the first step. */
type Checked = { Variables: { signedIn: boolean } };

/**
 * The Supabase API as the embedded one serves it: /rest/v1 and /auth/v1, nothing else of lite.
 * @param onWrite called after a request that may have changed what the site shows
 */
export function apiRoutes(supabase: EmbeddedSupabase, addressOf: ClientAddress, onWrite: () => void): Hono<Checked> {
  const refusalFor = createApiLimits();
  const routes = new Hono<Checked>();

  const guard: MiddlewareHandler<Checked> = async (context, next) => {
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
  const serve = async (context: Context<Checked>): Promise<Response> => {
    const { method, path, raw } = context.req;
    const address = addressOf(context);
    const headers = new Headers(raw.headers);
    for (const name of ADDRESS_HEADERS) headers.delete(name);
    headers.set('x-forwarded-for', address);
    const request = new Request(raw, { headers });
    const response = await supabase.fetch(request, { headers: { 'x-forwarded-for': address }, method, path });
    // Strangers write contact requests and views, which no page shows.
    const wrote = method !== 'GET' && method !== 'HEAD' && path !== SEEN_BY_NO_READER && context.var.signedIn;
    if (wrote && response.ok) onWrite();
    return response;
  };
  // Each path by itself: a middleware without a path would stand in front of the pages too.
  for (const path of ['/rest/v1/*', '/auth/v1/*']) routes.all(path, guard, limitOfBody, serve);
  return routes;
}

const limitOfBody: MiddlewareHandler<Checked> = (context, next) => {
  const limit = bodyLimit({
    maxSize: maxBodySize({ url: new URL(context.req.url), signedIn: context.var.signedIn }),
    // The rest of the body is not read, so the connection cannot carry another request.
    onError: (refused) => refused.json({ code: '413', message: 'Payload too large' }, 413, { connection: 'close' }),
  });
  return limit(context, next);
};
