import { sessionKey, type ClientConfiguration } from '@agency-site/domain/client-configuration';
import { AuthClient, type Session } from '@supabase/auth-js';
import { withTimeout } from './with-timeout';

export type Auth = InstanceType<typeof AuthClient>;

/** The message that the sign-in screen shows first when the session ended, unless the person signed out in this tab (`isChosen`). */
export const sessionEnd: { problem?: { readonly summary: string } | undefined; isChosen?: boolean } = {};

/**
 * The part of supabase-js that signs people in, alone: the rest would double the size of the sign-in screen. It stores
 * the session under the key supabase-js would use, so that every client of this origin shares it.
 */
export function createAuth({ supabaseUrl, publishableKey }: ClientConfiguration): Auth {
  const auth = new AuthClient({
    url: `${supabaseUrl}/auth/v1`,
    headers: { apikey: publishableKey },
    storageKey: sessionKey({ supabaseUrl }),
    detectSessionInUrl: false,
    // Every call to the database waits for a token renewal under way, so the renewal has a timeout too.
    fetch: (input, init) =>
      withTimeout(async (signal) => asAuthExpects(new Request(input).url, await fetch(input, { ...init, signal }))),
  });
  // Called at the start, on signing in and out, and whenever the token is renewed.
  auth.onAuthStateChange((_event, session) => shareSession(session));
  return auth;
}

/** The longest wait for a server that limits renewals, in seconds; shorter than the timeout of a call. */
const LONGEST_WAIT = 15;

/**
 * Adapts an answer of the auth server to auth-js in two ways. It removes `expires_at`, so that auth-js computes it from the session's
 * lifetime and this machine's clock: a clock an hour ahead of the server's would otherwise renew the session before every call. If the
 * server puts a renewal off with 429, it waits as long as the server asks and returns 503: auth-js tries again after a 503, but ends the
 * session after a 429 (findings/auth-js-ends-a-session-refused-for-its-rate.sh).
 */
async function asAuthExpects(url: string, response: Response): Promise<Response> {
  const { headers } = response;
  const body = await response.text();
  let { status } = response;
  if (status === 429 && url.endsWith('=refresh_token')) {
    const seconds = Math.min(Number(headers.get('retry-after')) || 1, LONGEST_WAIT);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    status = 503;
  }
  // `expires_at` is never the first property, hence the comma.
  return new Response(body ? body.replace(/,"expires_at":\d+/, '') : undefined, { status, headers });
}

/**
 * Copies the access token into a cookie, so that the server's own routes (drafts, system state, imported files) know an
 * administrator. The browser sends the cookie to this origin only; it expires with the token.
 */
export function shareSession(session: Session | null, page: Pick<Document, 'cookie' | 'location'> = document): void {
  const secure = page.location.protocol === 'https:' ? '; Secure' : '';
  page.cookie = `administrator-session=${session?.access_token ?? ''}; Path=/; SameSite=Strict; Max-Age=${session?.expires_in ?? 0}${secure}`;
}
