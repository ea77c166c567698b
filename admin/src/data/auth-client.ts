import type { ClientConfiguration } from '@agency/supabase/client-configuration';
import { AuthClient } from '@supabase/auth-js';
import { withTimeout } from './with-timeout';
import { shareSession } from './session-cookie';

export type Auth = InstanceType<typeof AuthClient>;

/**
 * The part of supabase-js that signs people in, alone: the rest would double the size of the sign-in screen. It stores
 * the session under the key supabase-js would use, so that every client of this origin shares it.
 */
export function createAuth({ supabaseUrl, publishableKey }: ClientConfiguration): Auth {
  const project = new URL(supabaseUrl).hostname.split('.')[0] ?? '';
  const auth = new AuthClient({
    url: `${supabaseUrl}/auth/v1`,
    headers: { apikey: publishableKey },
    storageKey: `sb-${project}-auth-token`,
    detectSessionInUrl: false,
    // Every call to the database waits for a token renewal under way, so the renewal has a timeout too.
    fetch: (input, init) => withTimeout((signal) => fetch(input, { ...init, signal })),
  });
  // At the start, on signing in and out, and whenever the token is renewed.
  auth.onAuthStateChange((_event, session) => shareSession(session));
  return auth;
}
