import { CallButton } from '../../ui/CallButton';

const MINUTES = [
  { when: '10 min', what: 'Vous racontez une semaine ordinaire, la pénible plutôt que la belle.' },
  { when: '15 min', what: 'Nous choisissons une tâche et nous comptons ses heures, ensemble.' },
  { when: '5 min', what: 'Nous disons si elle mérite une machine, et à quel ordre de prix.' },
] as const;

/** The free audit, minute by minute. */
export function FreeAudit() {
  return (
    <section className="container-site">
      <div className="grid overflow-hidden rounded-card border-[1.5px] border-ink lg:grid-cols-[1.15fr_1fr]">
        <div className="flex flex-col items-start gap-5 p-6 sm:p-10 lg:p-14 phone:gap-3 phone:p-4 phone:text-base">
          <h2 className="text-title-l phone:text-title-m">Trente minutes pour y voir clair</h2>
          <p className="text-(length:--text-lead) text-muted phone:text-base phone:leading-snug">
            L’audit est gratuit, en visio ou au téléphone. Rien d’obligatoire à préparer, rien à signer.
          </p>
          <ol className="flex flex-col gap-3 phone:gap-2">
            {MINUTES.map(({ when, what }) => (
              <li key={when} className="flex flex-wrap gap-x-3 phone:flex-nowrap phone:leading-snug">
                <span className="w-18 phone:w-14 phone:shrink-0 font-heading font-bold text-action tabular">
                  {when}
                </span>
                <span className="min-w-48 flex-1 phone:min-w-0">{what}</span>
              </li>
            ))}
          </ol>
          <CallButton size="lg" />
        </div>
        <img
          src="/illustrations/audit-gratuit.svg"
          alt="Dessin d’un chronomètre réglé sur trente minutes, entouré de trois stations : raconter, compter, choisir"
          width={640}
          height={760}
          loading="lazy"
          decoding="async"
          className="w-full border-ink phone:hidden bg-moss max-lg:order-first max-lg:max-h-[28rem] max-lg:border-b-[1.5px] max-lg:object-contain lg:h-full lg:border-l-[1.5px] lg:object-cover"
        />
      </div>
    </section>
  );
}
