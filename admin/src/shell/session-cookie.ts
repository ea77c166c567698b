import type { Session } from '@supabase/auth-js';

/**
 * Tells the site's own pages who is signed in, so that the server can show an administrator a draft (« Aperçu »). The
 * browser sends it to this origin only; it lives as long as the access token it holds.
 */
export function shareSession(session: Session | null, page: Pick<Document, 'cookie' | 'location'> = document): void {
  const secure = page.location.protocol === 'https:' ? '; Secure' : '';
  page.cookie = `administrator-session=${session?.access_token ?? ''}; Path=/; SameSite=Strict; Max-Age=${session?.expires_in ?? 0}${secure}`;
}
