import type { Session } from '@supabase/auth-js';
import { useEffect, useState } from 'react';
import type { Auth } from './auth-client';

/**
 * The session of the person signed in: « loading » until it is known, null when there is nobody. Follows sign-in,
 * sign-out and renewal, in this tab and in the others.
 */
export function useSession(auth: Auth): Session | null | 'loading' {
  const [session, setSession] = useState<Session | null | 'loading'>('loading');
  useEffect(() => {
    const { data } = auth.onAuthStateChange((_event, current) => setSession(current));
    return () => data.subscription.unsubscribe();
  }, [auth]);
  return session;
}
