import type { Context, MiddlewareHandler } from 'hono';
import { cachedAnHour } from './static-files';

const API = /^\/(rest|auth|storage)\//;
const READING = new Set(['GET', 'HEAD']);
const PERMANENT = new Set([301, 308]);

/** For the person who asked, and stored nowhere. */
const PRIVATE = 'private, no-store';

/** Returns the cache-control of an answer whose route sets none. The first rule that fits decides; by default no cache may store it. */
function lifetimeOf({ req, res }: Context): string {
  // An account, rows, refusals: whatever a careless cache kept of these, it would give to strangers.
  if (API.test(req.path)) return PRIVATE;
  // Where an address leads for good: to its one spelling. Browsers would keep this for ever.
  if (READING.has(req.method) && PERMANENT.has(res.status)) return cachedAnHour;
  // A page that answers a form: the browser goes back to it, with the words in its fields, and would ask to send the form again.
  if (req.method === 'POST' && res.headers.get('content-type')?.startsWith('text/html')) return 'private, no-cache';
  return 'no-store';
}

/** Of the API's answers, what is read and succeeded says itself how long it is kept; of all others, each that does. */
const decidesItself = ({ req, res }: Context): boolean =>
  res.headers.has('cache-control') && (!API.test(req.path) || (res.status < 400 && !req.path.startsWith('/auth/')));

/** Gives each answer a Cache-Control: what no route thought of is kept by nobody. */
export const cachePolicy: MiddlewareHandler = async (context, next) => {
  await next();
  if (!decidesItself(context)) context.header('cache-control', lifetimeOf(context));
  // For caches that keep all the same: such an answer is that of one session.
  if (context.res.headers.get('cache-control') === PRIVATE)
    context.header('vary', 'Authorization, Cookie', { append: true });
};
