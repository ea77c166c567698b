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
