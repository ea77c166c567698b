import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/Button';
import { useHydrated } from '../../ui/hydration/use-hydrated';
import { asksForPrivacy, hasOptedOut, keepOptOut } from '../../data/analytics-opt-out';

const never = () => () => {};

/** The choice not to be counted, on the privacy page. Kept in the browser, and nowhere else, because a visitor asks for that. */
export function AnalyticsChoice() {
  const hydrated = useHydrated();
  const kept = useSyncExternalStore(never, hasOptedOut, () => false);
  const [chosen, setChosen] = useState<boolean>();
  const [forgetful, setForgetful] = useState(false);
  const refused = chosen ?? kept;
  const choose = (): void => {
    setForgetful(!keepOptOut(!refused));
    setChosen(!refused);
  };
  return (
    <section aria-labelledby="choix-mesures" className="mt-12 max-w-[68ch] rounded-card border border-line p-6">
      <h2 id="choix-mesures" className="text-title-s">
        Vos visites et nos statistiques
      </h2>
      <p role="status" className="mt-2">
        {stateOf(refused, hydrated && asksForPrivacy())}
        {forgetful && ' Votre navigateur refuse de garder ce choix : il vaut jusqu’à ce que vous quittiez le site.'}
      </p>
      <noscript>
        <p>Votre navigateur n’exécute pas les scripts de ce site : il ne compte rien.</p>
      </noscript>
      <Button type="button" variant="outline" size="sm" className="mt-4" disabled={!hydrated} onClick={choose}>
        {refused ? 'Compter à nouveau mes visites' : 'Ne plus compter mes visites'}
      </Button>
    </section>
  );
}

function stateOf(refused: boolean, askedByBrowser: boolean): string {
  if (refused) return 'Vos visites ne sont plus comptées avec ce navigateur.';
  if (askedByBrowser) return 'Votre navigateur demande de ne pas être suivi : vos visites ne sont pas comptées.';
  return 'Vos visites sont comptées, sans que nous puissions vous reconnaître.';
}
