import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { SupabaseAccess } from './supabase-access';

/** The cookie with an administrator's access token, for the server's own routes: drafts, system state, imported files. The API ignores it. */
const COOKIE = 'administrator-session';

/**
 * Returns the access token of the administrator who requests a page, or undefined for everyone else. The cookie proves nothing by itself:
 * the database decides what the token's owner may do.
 * @param needed the permission that the person must have
 */
export async function administratorSession(
  context: Context,
  access: SupabaseAccess,
  needed = 'blog_posts',
): Promise<string | undefined> {
  const accessToken = getCookie(context, COOKIE);
  if (!accessToken) return undefined;
  const { supabaseUrl, publishableKey } = access.configuration;
  try {
    const response = await access.fetchFrom('')(`${supabaseUrl}/rest/v1/rpc/my_permissions`, {
      headers: { apikey: publishableKey, authorization: `Bearer ${accessToken}` },
    });
    if (!response.ok) return undefined;
    const { permissions } = (await response.json()) as { permissions: Readonly<Record<string, readonly string[]>> };
    return permissions[needed]?.includes('select') ? accessToken : undefined;
  } catch {
    return undefined; // Without an answer, the person gets the page that everybody gets.
  }
}
