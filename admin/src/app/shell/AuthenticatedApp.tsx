import type { ClientConfiguration } from '@agency/supabase/client-configuration';
import type { Session } from '@supabase/auth-js';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { dashboardAddress, leadsToDashboard, replaceAddress } from './addresses';
import type { Auth } from '../../data/auth-client';
import { loadApp } from './load-screens';
import { ErrorScreen } from './ErrorScreen';
import { ShellLoading } from './ShellLoading';

const App = lazy(loadApp);

interface AuthenticatedAppProps {
  readonly auth: Auth;
  readonly configuration: ClientConfiguration;
  readonly session: Session;
}

/** The back-office for an administrator; for any other account, a screen that says why not. */
export function AuthenticatedApp({ auth, configuration, session }: AuthenticatedAppProps) {
  const [access, retry] = useAdministratorAccess(configuration, session);

  // The router starts from the address bar, so the address changes before the router exists. The code loads while the
  // database answers.
  useEffect(() => {
    if (leadsToDashboard(window.location.pathname)) replaceAddress(dashboardAddress);
    void loadApp();
  }, []);

  const { id, email = '' } = session.user;
  if (access === 'pending') return <ShellLoading />;
  if (access === 'denied')
    return (
      <ErrorScreen auth={auth} title="Accès réservé aux administrateurs">
        Le compte {email} existe, mais il ne figure pas dans la liste des administrateurs du site. Demandez à un
        administrateur de l’y ajouter, ou connectez-vous avec un autre compte.
      </ErrorScreen>
    );
  if (access === 'error')
    return (
      <ErrorScreen auth={auth} title="Erreur lors du chargement" onRetry={retry}>
        Vos droits n’ont pas pu être vérifiés : la base de données ne répond pas.
      </ErrorScreen>
    );
  return (
    <Suspense fallback={<ShellLoading />}>
      <App auth={auth} configuration={configuration} person={{ id, email }} />
    </Suspense>
  );
}

type Access = 'pending' | 'granted' | 'denied' | 'error';

/**
 * Asks the database whether the signed-in account is in the allow-list, a table that only administrators can read.
 * @returns the answer, « error » when the request failed, and a function that asks again
 */
function useAdministratorAccess(configuration: ClientConfiguration, session: Session): [Access, () => void] {
  const [access, setAccess] = useState<Access>('pending');
  // That of the first render: a renewed token is no reason to ask again.
  const [firstSession] = useState(session);
  const ask = useCallback(
    () => void accessOf(configuration, firstSession).then(setAccess),
    [configuration, firstSession],
  );
  useEffect(ask, [ask]);

  const retry = () => {
    setAccess('pending');
    ask();
  };
  return [access, retry];
}

async function accessOf(
  { supabaseUrl, publishableKey }: ClientConfiguration,
  { user, access_token: token }: Session,
): Promise<Access> {
  try {
    const response = await fetch(`${supabaseUrl}/rest/v1/admins?select=user_id&user_id=eq.${user.id}`, {
      headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
    });
    if (!response.ok) return 'error';
    const rows: unknown = await response.json();
    return Array.isArray(rows) && rows.length > 0 ? 'granted' : 'denied';
  } catch {
    return 'error';
  }
}
