import { administratorMark } from '@agency/supabase/administrator-mark';
import type { Session } from '@supabase/auth-js';

/** The longest that browsers keep a cookie. */
const DAYS_400 = 400 * 24 * 60 * 60;

/**
 * Copies the access token into a cookie, so that the server can show an administrator a draft (« Aperçu »). The browser
 * sends the cookie to this origin only; it expires with the token. A second cookie stays until the sign-out, so that
 * an administrator who reads the site days later is not counted as a visitor.
 */
export function shareSession(session: Session | null, page: Pick<Document, 'cookie' | 'location'> = document): void {
  const secure = page.location.protocol === 'https:' ? '; Secure' : '';
  page.cookie = `administrator-session=${session?.access_token ?? ''}; Path=/; SameSite=Strict; Max-Age=${session?.expires_in ?? 0}${secure}`;
  page.cookie = `${administratorMark}; Path=/; SameSite=Strict; Max-Age=${session ? DAYS_400 : 0}${secure}`;
}
