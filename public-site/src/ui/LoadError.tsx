import { useState, type MouseEvent } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';

interface LoadErrorProps {
  readonly message: string;
  /** The page's title when nothing else is on it, a section's otherwise. */
  readonly level?: 'h1' | 'h3';
}

/** The red box of a failed load. Its retry is a link to the same address, so that it works without a script too. */
export function LoadError({ message, level: Heading = 'h1' }: LoadErrorProps) {
  const { pathname, search } = useLocation();
  const { state, revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const retry = (event: MouseEvent<HTMLAnchorElement>): void => {
    event.preventDefault();
    if (Heading === 'h3') return void revalidate();
    // The router keeps code that did not come as lost, so the page is loaded anew; once the server answers, for without a
    // connection the browser would show its own page instead of this one.
    setAsking(true);
    fetch(event.currentTarget.href, { method: 'HEAD' }).then(
      () => window.location.reload(),
      () => setAsking(false),
    );
  };
  const trying = asking || state === 'loading';
  return (
    <div role="alert" className="max-w-2xl rounded-card border-[1.5px] border-danger bg-background p-6 sm:p-8">
      <Heading className="text-title-m text-danger">Erreur de chargement</Heading>
      <p className="mt-2">{message}</p>
      <p className="mt-1 text-base text-muted">
        Vérifiez votre connexion, puis réessayez. Si cela continue, le problème vient de chez nous.
      </p>
      <a
        href={pathname + search}
        onClick={retry}
        aria-busy={trying}
        className="mt-5 inline-flex min-h-12 items-center rounded-control border-[1.5px] border-ink px-5 font-semibold hover:bg-sand"
      >
        {trying ? 'Nouvel essai…' : 'Réessayer'}
      </a>
    </div>
  );
}
