import { Button } from '../../ui/Button';

/** The choice not to be counted, on the privacy page. It needs a script (analytics-choice.browser.ts), as counting does. */
export function AnalyticsChoice() {
  return (
    <section
      aria-labelledby="choix-mesures"
      data-analytics-choice
      className="mt-12 max-w-[68ch] rounded-card border border-line p-6"
    >
      <h2 id="choix-mesures" className="text-title-s">
        Vos visites et nos statistiques
      </h2>
      <p role="status" className="mt-2">
        Vos visites sont comptées, sans que nous puissions vous reconnaître.
      </p>
      <noscript>
        <p>Votre navigateur n’exécute pas les scripts de ce site : il ne compte rien.</p>
      </noscript>
      <Button type="button" variant="outline" size="sm" className="mt-4" disabled>
        Ne plus compter mes visites
      </Button>
    </section>
  );
}
