import { Button } from '../../ui/Button';

/** The invitation to make contact at the end of a legal page. */
export function ContactPrompt() {
  return (
    <aside aria-label="Nous contacter" className="mt-12 max-w-[68ch] rounded-card border border-line bg-sand p-6">
      <h2 className="text-title-s">Une question sur cette page ?</h2>
      <p className="mt-2">Écrivez-nous : nous répondons sous 24 heures, du lundi au vendredi.</p>
      <Button to="/contact" size="sm" className="mt-4">
        Nous écrire
      </Button>
    </aside>
  );
}
