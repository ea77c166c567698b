import type { ClientAddress } from '@agency-site/embedded-supabase';
import type { Context } from 'hono';
import { RateLimit } from '@agency-site/process/rate-limits';

/** How many uncached pages and pictures one address may request, per window in seconds. */
const RENDERS = { points: 300, duration: 60 };

/** Counts a rendering against the address that requests it; false when this address has requested too many. */
export type RenderLimit = (context: Context) => boolean;

/** Creates a limit with counters of its own. */
export function createRenderLimit(addressOf: ClientAddress): RenderLimit {
  const limiter = new RateLimit(RENDERS);
  return (context) => limiter.admits(addressOf(context));
}
