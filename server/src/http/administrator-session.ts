import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { SupabaseAccess } from './supabase-access';

/**
 * Holds the access token while an administrator is signed in, so that the server can render drafts; nothing else reads
 * this cookie.
 */
const COOKIE = 'administrator-session';

/**
 * The access token of the administrator who requests a page, or undefined for everyone else. A cookie proves nothing:
 * the database decides whether the token's owner is in the allow-list.
 */
export async function administratorSession(context: Context, access: SupabaseAccess): Promise<string | undefined> {
  const accessToken = getCookie(context, COOKIE);
  if (!accessToken) return undefined;
  const { supabaseUrl, publishableKey } = access.configuration;
  try {
    const response = await access.fetchFrom('')(`${supabaseUrl}/rest/v1/admins?select=user_id&limit=1`, {
      headers: { apikey: publishableKey, authorization: `Bearer ${accessToken}` },
    });
    const rows: unknown = response.ok ? await response.json() : [];
    return Array.isArray(rows) && rows.length > 0 ? accessToken : undefined;
  } catch {
    return undefined; // Without an answer they are shown what everybody is shown.
  }
}
