import type { ClientConfiguration } from '@agency/supabase/client-configuration';
import type { Session } from '@supabase/auth-js';
import { lazy, Suspense, useEffect } from 'react';
import { dashboardAddress, leadsToDashboard, replaceAddress } from './addresses';
import type { Auth } from './auth-client';
import { loadApp } from './load-screens';
import { Refusal } from './Refusal';
import { useAdministrator } from './use-administrator';
import { ShellLoading } from './ShellLoading';

const App = lazy(loadApp);

interface AuthenticatedAppProps {
  readonly auth: Auth;
  readonly configuration: ClientConfiguration;
  readonly session: Session;
}

/** What a signed-in person gets: the back-office for an administrator, a clear sentence for anyone else. */
export function AuthenticatedApp({ auth, configuration, session }: AuthenticatedAppProps) {
  const [membership, askAgain] = useAdministrator(configuration, session);

  // Before the router exists: it starts from the address bar. The code arrives while the database is being asked.
  useEffect(() => {
    if (leadsToDashboard(window.location.pathname)) replaceAddress(dashboardAddress);
    void loadApp();
  }, []);

  const { id, email = '' } = session.user;
  if (membership === 'checking') return <ShellLoading />;
  if (membership === 'stranger')
    return (
      <Refusal auth={auth} title="Accès réservé aux administrateurs">
        Le compte {email} existe, mais il ne figure pas dans la liste des administrateurs du site. Demandez à un
        administrateur de l’y ajouter, ou connectez-vous avec un autre compte.
      </Refusal>
    );
  if (membership === 'unknown')
    return (
      <Refusal auth={auth} title="Erreur lors du chargement" onRetry={askAgain}>
        Vos droits n’ont pas pu être vérifiés : la base de données ne répond pas.
      </Refusal>
    );
  return (
    <Suspense fallback={<ShellLoading />}>
      <App auth={auth} configuration={configuration} person={{ id, email }} />
    </Suspense>
  );
}
