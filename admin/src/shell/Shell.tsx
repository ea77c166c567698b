import type { ClientConfiguration } from '@agency/supabase/client-configuration';
import { lazy, Suspense, useEffect, useState } from 'react';
import { SignIn } from './sign-in/SignIn';
import { forgottenPasswordAddress, replaceAddress, signInAddress } from './addresses';
import type { Auth } from './auth-client';
import { AuthenticatedApp } from './AuthenticatedApp';
import { loadForgottenPassword, loadNewPassword } from './load-screens';
import { useSession } from './use-session';
import { ShellLoading } from './ShellLoading';

const ForgottenPassword = lazy(loadForgottenPassword);
const NewPassword = lazy(loadNewPassword);

interface ShellProps {
  readonly auth: Auth;
  readonly configuration: ClientConfiguration;
  /** What the link about a forgotten password carried, for who followed one. */
  readonly recovery?: URLSearchParams | undefined;
}

/** The guard of every admin address: a spinner, then the sign-in screen or the back-office. */
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
  if (session === null) return <Outside auth={auth} configuration={configuration} />;
  return <AuthenticatedApp key={session.user.id} auth={auth} configuration={configuration} session={session} />;
}

function Outside({ auth, configuration }: Pick<ShellProps, 'auth' | 'configuration'>) {
  const [forgotten] = useState(() => window.location.pathname === forgottenPasswordAddress);
  useEffect(() => {
    const stayAtTheDoor = () => replaceAddress(forgotten ? forgottenPasswordAddress : signInAddress);
    stayAtTheDoor();
    window.addEventListener('popstate', stayAtTheDoor);
    return () => window.removeEventListener('popstate', stayAtTheDoor);
  }, [forgotten]);
  if (!forgotten) return <SignIn auth={auth} />;
  return (
    <Suspense fallback={<ShellLoading />}>
      <ForgottenPassword auth={auth} configuration={configuration} />
    </Suspense>
  );
}
