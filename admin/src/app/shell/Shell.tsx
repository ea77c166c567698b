import type { ClientConfiguration } from '@agency/supabase/client-configuration';
import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { SignIn } from './sign-in/SignIn';
import { forgottenPasswordAddress, replaceAddress, signInAddress } from './addresses';
import type { Auth } from '../../data/auth-client';
import { AuthenticatedApp } from './AuthenticatedApp';
import { loadApp, loadForgottenPassword, loadNewPassword } from './load-screens';
import { useSession } from './use-session';
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
