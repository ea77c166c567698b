import type { ReactNode } from 'react';
import type { Auth } from './auth-client';
import { usePageTitle } from './use-page-title';
import { Wordmark } from './Wordmark';

interface RefusalProps {
  readonly auth: Pick<Auth, 'signOut'>;
  readonly title: string;
  readonly children: ReactNode;
  /** Offered when trying again may help. */
  readonly onRetry?: () => void;
}

/** Shown to someone who is signed in and yet cannot enter. */
export function Refusal({ auth, title, children, onRetry }: RefusalProps) {
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

/** Stands in for the back-office when its code did not arrive: no network, or a newer version was deployed. */
export function LoadFailure({ auth }: { readonly auth: Pick<Auth, 'signOut'> }) {
  return (
    <Refusal auth={auth} title="Erreur lors du chargement" onRetry={() => window.location.reload()}>
      L’administration n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.
    </Refusal>
  );
}
