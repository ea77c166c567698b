interface Figure {
  readonly value: string;
  /** Says that a figure is a best result and not an average. */
  readonly upTo?: true;
  /** What it counts, and how. */
  readonly label: string;
}

const FIGURES: readonly Figure[] = [
  { value: '500+', label: 'processus automatisés' },
  {
    value: '95 %',
    upTo: true,
    label: 'de temps gagné sur une tâche confiée à la machine, ses minutes comptées avant et après',
  },
  { value: '50+', label: 'clients, presque tous de moins de dix personnes' },
  {
    value: '70 %',
    upTo: true,
    label: 'de rendez-vous manqués en moins, absences comptées le mois d’avant les rappels et le mois d’après',
  },
  { value: '2019', label: 'l’année où l’atelier a ouvert, à Paris' },
];

/** What the workshop has done so far, along a folding rule. */
export function KeyFigures() {
  return (
    <section aria-labelledby="chiffres" className="inked">
      <div aria-hidden="true" className="tape h-5" />
      <div className="container-site py-12 lg:py-16 phone:py-8">
        <h2 id="chiffres" className="sr-only">
          L’atelier en chiffres
        </h2>
        <dl className="grid gap-x-6 gap-y-8 phone:gap-y-5 max-sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] sm:grid-cols-3 lg:grid-cols-5">
          {FIGURES.map(({ value, upTo, label }) => (
            <div key={value} className="flex flex-col-reverse justify-end gap-1.5">
              <dt className="text-base leading-snug">{label}</dt>
              <dd className="flex min-h-[calc(1em+1.375rem)] flex-col justify-end font-heading text-title-xl leading-none font-bold tabular-nums">
                {upTo && <span className="text-base leading-snug">jusqu’à </span>}
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
