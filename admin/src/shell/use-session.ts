import type { Session } from '@supabase/auth-js';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { unsavedWork } from '../saving/unsaved-work';
import type { Auth } from './auth-client';

/**
 * The session of the person signed in: « loading » until it is known, null when there is nobody. Follows sign-in,
 * sign-out and renewal, in this tab and in the others.
 */
function useKnownSession(auth: Auth): Session | null | 'loading' {
  const [session, setSession] = useState<Session | null | 'loading'>('loading');
  useEffect(() => {
    const { data } = auth.onAuthStateChange((_event, current) => setSession(current));
    return () => data.subscription.unsubscribe();
  }, [auth]);
  return session;
}

/**
 * As `useKnownSession`, except that a session which ends while something is unsaved goes on until it is saved or given
 * up: its form must not be taken away. What it holds lets nobody in any more; the form asks for the password.
 */
export function useSession(auth: Auth): Session | null | 'loading' {
  const session = useKnownSession(auth);
  const unsaved = useSyncExternalStore(unsavedWork.subscribe, unsavedWork.any);
  const [kept, setKept] = useState<Session>();
  if (session && session !== 'loading' && session !== kept) setKept(session);
  return session === null && unsaved && kept ? kept : session;
}
