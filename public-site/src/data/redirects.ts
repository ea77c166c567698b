import { redirect } from 'react-router-dom';
import { DataError } from './answer';
import type { SiteClient } from './client';

/**
 * Finds where an address without a page redirects to. The request's query is appended to the target's, except for `/`, where the query is a
 * part of the former address (`/?p=12`).
 * @returns the redirection, which a loader throws; undefined when there is none
 */
export async function loadRedirect(client: SiteClient, request: Request): Promise<Response | undefined> {
  const url = new URL(request.url);
  const [path, search] = url.pathname === '/' ? [`/${url.search}`, ''] : [url.pathname, url.search];
  const { data, error } = await client.rpc('redirect_of', { path }, { get: true }).maybeSingle();
  if (error) throw new DataError(error.message);
  // The database accepts host names without being able to tell which ones are malformed, such as `xn--a.fr`.
  if (!data || !URL.canParse(data.to_address, url)) return undefined;
  const target = new URL(data.to_address, url);
  target.search = [target.search, search]
    .map((query) => query.slice(1))
    .filter(Boolean)
    .join('&');
  const isSameOrigin = target.origin === url.origin;
  return redirect(isSameOrigin ? target.pathname + target.search + target.hash : target.href, data.status);
}
