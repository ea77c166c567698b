import type { Context, MiddlewareHandler } from 'hono';
import { cachedAnHour } from './static-files';

const API = /^\/(rest|auth|storage)\//;
const READING = new Set(['GET', 'HEAD']);
const PERMANENT = new Set([301, 308]);

/** The answer is only for the person who asked, and no cache may store it. */
const PRIVATE = 'private, no-store';

/** Returns the cache-control of an answer whose route sets none. The first rule that fits decides; by default no cache may store it. */
function lifetimeOf({ req, res }: Context): string {
  // Accounts, rows and refusals: a careless cache would give stored ones to strangers.
  if (API.test(req.path)) return PRIVATE;
  // A permanent redirect to the canonical spelling: without a limit, browsers would cache it forever.
  if (READING.has(req.method) && PERMANENT.has(res.status)) return cachedAnHour;
  // An answer to a form: with `no-store`, a visitor who goes back would be asked whether to send the form again.
  if (req.method === 'POST' && res.headers.get('content-type')?.startsWith('text/html')) return 'private, no-cache';
  return 'no-store';
}

/** Whether the cache-control of the route stays: that of any page or file, and that of a successful read of the API. */
const decidesItself = ({ req, res }: Context): boolean =>
  res.headers.has('cache-control') && (!API.test(req.path) || (res.status < 400 && !req.path.startsWith('/auth/')));

/** Adds a cache-control to each answer, so that no cache stores an answer whose route sets none. */
export const cachePolicy: MiddlewareHandler = async (context, next) => {
  await next();
  if (!decidesItself(context)) context.header('cache-control', lifetimeOf(context));
  // `Vary` is for caches that store it all the same: such an answer belongs to one session.
  if (context.res.headers.get('cache-control') === PRIVATE)
    context.header('vary', 'Authorization, Cookie', { append: true });
};
