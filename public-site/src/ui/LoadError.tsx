import { useLocation } from 'react-router-dom';

interface LoadErrorProps {
  readonly message: string;
  /** The level of its title: `h1` when it is all that the page shows. */
  readonly level?: 'h1' | 'h3';
}

/** The box that reports a failed load. Its retry is a link to the same address. */
export function LoadError({ message, level: Heading = 'h1' }: LoadErrorProps) {
  const { pathname, search } = useLocation();
  return (
    <div role="alert" className="max-w-2xl rounded-card border-[1.5px] border-danger bg-background p-6 sm:p-8">
      <Heading className="text-title-m text-danger">Erreur de chargement</Heading>
      <p className="mt-2">{message}</p>
      <p className="mt-1 text-base text-muted">
        Vérifiez votre connexion, puis réessayez. Si cela continue, le problème vient de chez nous.
      </p>
      <a
        href={pathname + search}
        className="mt-5 inline-flex min-h-12 items-center rounded-control border-[1.5px] border-ink px-5 font-semibold hover:bg-sand"
      >
        Réessayer
      </a>
    </div>
  );
}
