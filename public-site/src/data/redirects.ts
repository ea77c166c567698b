import { redirect } from 'react-router-dom';
import { DataError } from './answer';
import type { SiteClient } from './client';

/**
 * Finds the new address for one without a page. The query of the request follows that of the target; below `/` it is a part of the address.
 * @returns the redirection for a loader to throw; undefined where the address leads nowhere
 */
export async function loadRedirect(client: SiteClient, request: Request): Promise<Response | undefined> {
  const url = new URL(request.url);
  const [path, kept] = url.pathname === '/' ? [`/${url.search}`, ''] : [url.pathname, url.search];
  const { data, error } = await client.rpc('redirect_of', { path }, { get: true }).maybeSingle();
  if (error) throw new DataError(error.message);
  // The database accepts names of hosts, and cannot know which ones are malformed, such as `xn--a.fr`.
  if (!data || !URL.canParse(data.to_address, url)) return undefined;
  const target = new URL(data.to_address, url);
  target.search = [target.search, kept]
    .map((query) => query.slice(1))
    .filter(Boolean)
    .join('&');
  const isOwn = target.origin === url.origin;
  return redirect(isOwn ? target.pathname + target.search + target.hash : target.href, data.status);
}
