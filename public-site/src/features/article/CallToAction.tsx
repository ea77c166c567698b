import { Button } from '../../ui/Button';

/** What an article leads to: half an hour of our time. */
export function CallToAction() {
  return (
    <aside
      aria-labelledby="et-chez-vous"
      className="flex flex-wrap items-center justify-between gap-5 rounded-card border border-line bg-teal-soft p-6 sm:p-7"
    >
      <div className="min-w-[min(100%,18rem)] flex-1">
        <h2 id="et-chez-vous" className="text-title-s">
          Et chez vous, par quoi commencer ?
        </h2>
        <p className="mt-1.5">
          Trente minutes suffisent pour repérer la tâche qui vous prend le plus de temps. L’audit est gratuit.
        </p>
      </div>
      <Button to="/contact">Prendre RDV</Button>
    </aside>
  );
}
