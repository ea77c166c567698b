import { administratorMark } from '@agency/supabase/administrator-mark';
import type { Session } from '@supabase/auth-js';

/** The longest that browsers keep a cookie. */
const DAYS_400 = 400 * 24 * 60 * 60;

/**
 * Tells the site's own pages who is signed in, so that the server can show an administrator a draft (« Aperçu »). The
 * browser sends it to this origin only; it lives as long as the access token it holds. The mark beside it
 * stays until the sign-out: an administrator who comes back to read the site days later is no visitor either.
 */
export function shareSession(session: Session | null, page: Pick<Document, 'cookie' | 'location'> = document): void {
  const secure = page.location.protocol === 'https:' ? '; Secure' : '';
  page.cookie = `administrator-session=${session?.access_token ?? ''}; Path=/; SameSite=Strict; Max-Age=${session?.expires_in ?? 0}${secure}`;
  page.cookie = `${administratorMark}; Path=/; SameSite=Strict; Max-Age=${session ? DAYS_400 : 0}${secure}`;
}
