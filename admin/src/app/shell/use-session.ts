import type { Session } from '@supabase/auth-js';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { unsavedWork } from '../../saving/unsaved-work';
import type { Auth } from '../../data/auth-client';

/**
 * The session of the signed-in account: « loading » at first, null when nobody is signed in. Follows sign-in, sign-out
 * and renewal, in this tab and in the others.
 *
 * A session which ends while a form is unsaved is returned until the form is saved or discarded, so that the form stays
 * on the screen. Its token is no longer valid; the form asks for the password.
 */
export function useSession(auth: Auth): Session | null | 'loading' {
  const [session, setSession] = useState<Session | null | 'loading'>('loading');
  useEffect(() => {
    const { data } = auth.onAuthStateChange((_event, current) => setSession(current));
    return () => data.subscription.unsubscribe();
  }, [auth]);
  const unsaved = useSyncExternalStore(unsavedWork.subscribe, unsavedWork.any);
  const [lastSession, setLastSession] = useState<Session>();
  if (session && session !== 'loading' && session !== lastSession) setLastSession(session);
  return session === null && unsaved && lastSession ? lastSession : session;
}
