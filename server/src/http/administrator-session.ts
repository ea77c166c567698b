import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { SupabaseAccess } from './supabase-access';

/** Set by the back-office while somebody is signed in, so that the server can show them drafts. It opens nothing else. */
const COOKIE = 'administrator-session';

/**
 * The session of the administrator who asks for a page, or undefined for everyone else. The cookie is only a claim: the
 * database is asked whether its owner is in the allow-list.
 */
export async function administratorSession(context: Context, access: SupabaseAccess): Promise<string | undefined> {
  const accessToken = getCookie(context, COOKIE);
  if (!accessToken) return undefined;
  const { supabaseUrl, publishableKey } = access.configuration;
  const response = await access.fetchFrom('')(`${supabaseUrl}/rest/v1/admins?select=user_id&limit=1`, {
    headers: { apikey: publishableKey, authorization: `Bearer ${accessToken}` },
  });
  const rows: unknown = response.ok ? await response.json() : [];
  return Array.isArray(rows) && rows.length > 0 ? accessToken : undefined;
}
