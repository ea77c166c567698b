import type { ClientConfiguration } from '@agency/supabase/client-configuration';
import { createSiteClient, type SiteClient } from './client';

/** The data access of this browser. A file of its own, which the first page of a visit does without. */
export const openBrowserClient = (configuration: ClientConfiguration): SiteClient =>
  createSiteClient(configuration, cachingFetch(fetch));

/** How long a response is cached, in milliseconds: about the time between hovering a link and reading its page. */
const FRESH_MS = 30_000;

/**
 * A `fetch` that caches responses for a short time, so that a navigation finds the data that was prefetched for it.
 * Only GET requests are cached, and no failures.
 * @param request how HTTP is spoken
 */
export function cachingFetch(request: typeof fetch): typeof fetch {
  const kept = new Map<string, { readonly answer: Promise<Response>; readonly until: number }>();
  return async (input, init) => {
    if ((init?.method ?? 'GET') !== 'GET') return request(input, init);
    const headers = new Headers(init?.headers);
    const address = input instanceof Request ? input.url : input.toString();
    const key = [address, headers.get('accept'), headers.get('prefer')].join(' ');
    const known = kept.get(key);
    if (known && Date.now() < known.until) return (await known.answer).clone();

    const answer = request(input, init);
    kept.set(key, { answer, until: Date.now() + FRESH_MS });
    const forget = (): boolean => kept.delete(key);
    answer.then((response) => response.ok || forget(), forget);
    return (await answer).clone();
  };
}
