import type { ClientConfiguration } from '@agency-site/domain/client-configuration';
import type { Session } from '@supabase/auth-js';
import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { callDatabase } from './provider/call-database';
import type { Permissions } from './provider/permissions';
import { awaitsCode } from './provider/second-factor';
import { unsavedWork } from './provider/unsaved-work';
import { renewSession } from './provider/with-renewal';
import { SignIn } from './shell/sign-in/SignIn';
import {
  dashboardAddress,
  forgottenPasswordAddress,
  leadsToDashboard,
  replaceAddress,
  signInAddress,
} from './shell/sign-in/addresses';
import { type Auth, sessionEnd } from './provider/auth-client';
import { ErrorScreen, LoadFailure } from './shell/sign-in/ErrorScreen';
import { sessionEnded } from './ui/sign-in/auth-sentences';

/** Imports a screen for `lazy`, or `LoadFailure` if the import fails. */
async function withLoadFailure<Screen>(load: () => Promise<Screen>) {
  try {
    return { default: await load() };
  } catch {
    return { default: LoadFailure };
  }
}

/** Loads react-admin and every screen behind the sign-in; the browser fetches that chunk once. */
export const loadApp = () => withLoadFailure(async () => (await import('./App')).App);
const App = lazy(loadApp);

/** Loaded on demand, because few visits need these screens. */
const ForgottenPassword = lazy(() =>
  withLoadFailure(async () => (await import('./shell/sign-in/ForgottenPassword')).ForgottenPassword),
);
const NewPassword = lazy(() => withLoadFailure(async () => (await import('./shell/sign-in/NewPassword')).NewPassword));

const SecondFactor = lazy(() =>
  withLoadFailure(async () => (await import('./shell/sign-in/SecondFactor')).SecondFactor),
);
const RequiredFactor = lazy(() =>
  withLoadFailure(async () => (await import('./shell/sign-in/RequiredFactor')).RequiredFactor),
);

interface RootProps {
  readonly auth: Auth;
  readonly configuration: ClientConfiguration;
  /** Parameters of the password link, when the page was opened by one. */
  readonly recovery?: URLSearchParams | undefined;
}

/** The application below /admin: a loading screen, then the sign-in screen or the back-office. */
export const Root = (props: RootProps) => (
  <Suspense fallback={<RootLoading />}>
    <RootScreen {...props} />
  </Suspense>
);

function RootScreen({ auth, configuration, recovery }: RootProps) {
  const session = useSession(auth);
  const [recovering, setRecovering] = useState(recovery);
  const parts = { auth, configuration };
  if (recovering) return <NewPassword {...parts} recovery={recovering} onDone={() => setRecovering(undefined)} />;
  if (session === 'loading') return <RootLoading />;
  if (session === 'unavailable') return <LoadFailure auth={auth} />;
  if (session === null) return <SignedOut {...parts} />;
  if (awaitsCode(session)) return <SecondFactor {...parts} session={session} />;
  return <AuthenticatedApp key={session.user.id} {...parts} session={session} />;
}

/** The sign-in screen or, at its own address, the form for a forgotten password. Puts the address of the screen into the address bar. */
function SignedOut({ auth, configuration }: Pick<RootProps, 'auth' | 'configuration'>) {
  const [forgotten] = useState(() => window.location.pathname === forgottenPasswordAddress);
  // A layout effect, so that the address changes together with the screen: `useEffect` would show the former address for a moment.
  useLayoutEffect(() => {
    const showAddress = () => replaceAddress(forgotten ? forgottenPasswordAddress : signInAddress);
    showAddress();
    window.addEventListener('popstate', showAddress);
    return () => window.removeEventListener('popstate', showAddress);
  }, [forgotten]);
  // The back-office loads while the password is typed.
  if (!forgotten) return <SignIn auth={auth} onFocus={() => void loadApp()} />;
  return <ForgottenPassword auth={auth} configuration={configuration} />;
}

/**
 * The session of the signed-in account: `loading` at first, null when nobody is signed in, `unavailable` while the stored session cannot be
 * renewed yet. It changes with sign-in, sign-out and renewal, in this tab and in others.
 *
 * If the session ends while a form is unsaved, the ended session is returned until the form is saved or discarded, so that the
 * form stays on the screen. Its token is no longer valid; the form asks for the password, and for a code of the second factor.
 */
export function useSession(auth: Auth): Session | null | 'loading' | 'unavailable' {
  const [session, setSession] = useState<Session | null | 'loading' | 'unavailable'>('loading');
  useEffect(() => {
    const { data } = auth.onAuthStateChange((event, current) => {
      if (current || event !== 'INITIAL_SESSION') setSession(current);
      else void auth.getSession().then((stored) => setSession(stored.error ? 'unavailable' : stored.data.session));
    });
    return () => data.subscription.unsubscribe();
  }, [auth]);
  const unsaved = useSyncExternalStore(unsavedWork.subscribe, unsavedWork.any);
  const [lastSession, setLastSession] = useState<Session>();
  const isOpen = session !== null && typeof session === 'object' && !awaitsCode(session);
  if (isOpen && session !== lastSession) setLastSession(session);
  return !isOpen && unsaved && lastSession ? lastSession : session;
}

interface AuthenticatedAppProps extends Pick<RootProps, 'auth' | 'configuration'> {
  readonly session: Session;
}

/** Shows the back-office to people with access, and to any other account a screen that says why it has no access. */
function AuthenticatedApp({ auth, configuration, session }: AuthenticatedAppProps) {
  const [access, retry] = useAdministratorAccess(auth, configuration, session);

  // The router reads the address bar when it is created, so the address has to change before. The code of the back-office loads
  // while the database answers.
  useEffect(() => {
    if (leadsToDashboard(window.location.pathname)) replaceAddress(dashboardAddress);
    void loadApp();
  }, []);

  const { id, email = '' } = session.user;
  if (access === 'pending') return <RootLoading />;
  if (access === 'denied')
    return (
      <ErrorScreen auth={auth} title="Accès réservé aux administrateurs">
        Le compte {email} existe, mais il ne figure pas dans la liste des administrateurs du site. Demandez à un
        administrateur de l’y ajouter, ou connectez-vous avec un autre compte.
      </ErrorScreen>
    );
  if (access === 'enrolment') return <RequiredFactor auth={auth} configuration={configuration} onDone={retry} />;
  if (access === 'error')
    return (
      <ErrorScreen auth={auth} title="Erreur lors du chargement" onRetry={retry}>
        Vos droits n’ont pas pu être vérifiés&nbsp;: la base de données ne répond pas.
      </ErrorScreen>
    );
  return <App auth={auth} configuration={configuration} person={{ id, email, permissions: access }} />;
}

/** The rights of the account, or the reason why the account has no access to the back-office. */
type Answer = Permissions | 'denied' | 'enrolment' | 'ended' | 'error';
type Access = Exclude<Answer, 'ended'> | 'pending';

/**
 * Asks the database what the signed-in account may do in the back-office. If the session was ended elsewhere, this signs out, and the
 * shell shows the sign-in screen.
 * @returns the answer, `error` when the request failed, and a function that asks again
 */
function useAdministratorAccess(
  auth: Auth,
  configuration: ClientConfiguration,
  session: Session,
): [Access, () => void] {
  const [access, setAccess] = useState<Access>('pending');
  const show = (answer: Answer) => {
    if (answer !== 'ended') return setAccess(answer);
    sessionEnd.problem = { summary: sessionEnded };
    void auth.signOut({ scope: 'local' });
  };
  const ask = () => void accessWithRenewal(auth, configuration, session).then(show);
  // Asks only once, because a renewed token is no reason to ask again.
  const askOnce = useEffectEvent(ask);
  useEffect(() => askOnce(), []);

  const retry = () => {
    setAccess('pending');
    ask();
  };
  return [access, retry];
}

/** After a 401, asks again with a renewed session: the stored one may have expired by the server's clock, but not by this machine's. */
async function accessWithRenewal(auth: Auth, configuration: ClientConfiguration, session: Session): Promise<Answer> {
  const answer = await accessOf(configuration, session);
  if (answer !== 'ended') return answer;
  try {
    const renewed = (await renewSession(auth)).data.session;
    return renewed ? await accessOf(configuration, renewed) : 'ended';
  } catch {
    return 'error';
  }
}

async function accessOf(configuration: ClientConfiguration, session: Session): Promise<Answer> {
  const { status, body } = await callDatabase(configuration, session, 'rpc/my_permissions');
  if (status !== 200) return status === 401 ? 'ended' : 'error';
  const { role, permissions } = body as { readonly role: string | null; readonly permissions: Permissions };
  if (role) return permissions;
  // People whose role requires a second factor have no rights without one. If the session has ended, a hosted project refuses this call.
  const query = 'administers=is.true&is_required=is.true&has_factor=is.false';
  const required = await callDatabase(configuration, session, `rpc/second_factor_state?${query}`);
  if (!Array.isArray(required.body)) return [401, 403].includes(required.status) ? 'ended' : 'error';
  return required.body.length > 0 ? 'enrolment' : 'denied';
}

function RootLoading() {
  return (
    <div className="shell-centre" role="status">
      <span className="shell-spinner" aria-hidden="true" />
      <span className="shell-hidden">Chargement…</span>
    </div>
  );
}
