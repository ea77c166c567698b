import { Button } from '../../ui/Button';

/** « Retour à l’accueil », at the end of a stored page. */
export function BackHome() {
  return (
    <p className="container-site pt-12">
      <Button to="/" variant="outline" size="sm">
        Retour à l’accueil
      </Button>
    </p>
  );
}
