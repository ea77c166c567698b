import type { ReactNode } from 'react';
import type { Auth } from '../../provider/auth-client';
import { usePageTitle } from '../../ui/layout/use-page-title';
import { Wordmark } from '../../ui/sign-in/Wordmark';

interface ErrorScreenProps {
  readonly auth: Pick<Auth, 'signOut'>;
  readonly title: string;
  readonly children: ReactNode;
  /** Shows « Réessayer ». */
  readonly onRetry?: () => void;
}

/** Shown in place of the back-office to a signed-in person who cannot use it. */
export function ErrorScreen({ auth, title, children, onRetry }: ErrorScreenProps) {
  usePageTitle(title);
  return (
    <main className="shell-centre">
      <div className="shell-card">
        <Wordmark />
        <h1>{title}</h1>
        <p>{children}</p>
        <div className="shell-actions">
          {onRetry && (
            <button type="button" className="shell-button" onClick={onRetry}>
              Réessayer
            </button>
          )}
          <button type="button" className="shell-button-quiet" onClick={() => void auth.signOut({ scope: 'local' })}>
            Déconnexion
          </button>
        </div>
      </div>
    </main>
  );
}

/** Shown in place of a screen whose code could not be loaded: the network is down, or a newer version was deployed. */
export function LoadFailure({ auth }: { readonly auth: Pick<Auth, 'signOut'> }) {
  return (
    <ErrorScreen auth={auth} title="Erreur lors du chargement" onRetry={() => window.location.reload()}>
      L’administration n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.
    </ErrorScreen>
  );
}
