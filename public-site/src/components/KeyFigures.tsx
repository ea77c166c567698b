const FIGURES = [
  { value: '500+', label: 'processus automatisés' },
  { value: '95 %', label: 'de temps gagné sur les tâches confiées à la machine' },
  { value: '50+', label: 'clients, presque tous de moins de dix personnes' },
  { value: '70 %', label: 'de rendez-vous manqués en moins, quand les rappels sont bien réglés' },
  { value: '2019', label: 'l’année où l’atelier a ouvert, à Paris' },
] as const;

/** What the workshop has done so far, along a folding rule. */
export function KeyFigures() {
  return (
    <section aria-labelledby="chiffres" className="inked">
      <div aria-hidden="true" className="tape h-5" />
      <div className="container-site py-12 lg:py-16">
        <h2 id="chiffres" className="sr-only">
          L’atelier en chiffres
        </h2>
        <dl className="grid gap-x-6 gap-y-8 max-sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] sm:grid-cols-3 lg:grid-cols-5">
          {FIGURES.map(({ value, label }) => (
            <div key={value} className="flex flex-col-reverse justify-end gap-1.5">
              <dt className="text-base leading-snug">{label}</dt>
              <dd className="font-heading text-title-xl leading-none font-bold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
