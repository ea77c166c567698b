import type { ClientConfiguration } from '@agency/supabase/client-configuration';
import type { Session } from '@supabase/auth-js';
import { lazy, Suspense, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { unsavedWork } from '../../saving/unsaved-work';
import { SignIn } from './sign-in/SignIn';
import { forgottenPasswordAddress, replaceAddress, signInAddress } from './addresses';
import type { Auth } from '../../data/auth-client';
import { AuthenticatedApp } from './AuthenticatedApp';
import { loadApp, loadForgottenPassword, loadNewPassword } from './load-screens';
import { ShellLoading } from './ShellLoading';

const ForgottenPassword = lazy(loadForgottenPassword);
const NewPassword = lazy(loadNewPassword);

interface ShellProps {
  readonly auth: Auth;
  readonly configuration: ClientConfiguration;
  /** Parameters of the password link, when the page was opened by one. */
  readonly recovery?: URLSearchParams | undefined;
}

/** What every address below /admin shows: a spinner, then the sign-in screen or the back-office. */
export function Shell({ auth, configuration, recovery }: ShellProps) {
  const session = useSession(auth);
  const [recovering, setRecovering] = useState(recovery);
  if (recovering)
    return (
      <Suspense fallback={<ShellLoading />}>
        <NewPassword auth={auth} recovery={recovering} onDone={() => setRecovering(undefined)} />
      </Suspense>
    );
  if (session === 'loading') return <ShellLoading />;
  if (session === null) return <SignedOut auth={auth} configuration={configuration} />;
  return <AuthenticatedApp key={session.user.id} auth={auth} configuration={configuration} session={session} />;
}

/** The sign-in screen or, at its own address, the form for a forgotten password; the address bar says which. */
function SignedOut({ auth, configuration }: Pick<ShellProps, 'auth' | 'configuration'>) {
  const [forgotten] = useState(() => window.location.pathname === forgottenPasswordAddress);
  // The address changes with the screen; an effect that waits for the paint would show the former one beside the new form.
  useLayoutEffect(() => {
    const showAddress = () => replaceAddress(forgotten ? forgottenPasswordAddress : signInAddress);
    showAddress();
    window.addEventListener('popstate', showAddress);
    return () => window.removeEventListener('popstate', showAddress);
  }, [forgotten]);
  // The back-office loads while the password is typed.
  if (!forgotten) return <SignIn auth={auth} onFocus={() => void loadApp()} />;
  return (
    <Suspense fallback={<ShellLoading />}>
      <ForgottenPassword auth={auth} configuration={configuration} />
    </Suspense>
  );
}

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
