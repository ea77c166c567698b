import type { Auth } from './auth-client';
import { Refusal } from './Refusal';

/** Stands in for the back-office when its code did not arrive: no network, or a newer version was deployed. */
export function LoadFailure({ auth }: { readonly auth: Pick<Auth, 'signOut'> }) {
  return (
    <Refusal auth={auth} title="Erreur lors du chargement" onRetry={() => window.location.reload()}>
      L’administration n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.
    </Refusal>
  );
}
