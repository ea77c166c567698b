import { identity } from '@agency/brand/identity';
import { Button } from '../../ui/Button';
import { CallButton } from '../../ui/CallButton';

/** Both ways on one line of a phone. */
const BESIDE = 'phone:flex-1 phone:px-3 phone:text-base phone:whitespace-nowrap';

/** The promise, the way to the free audit, and the drawing of a day on our bench. */
export function Hero() {
  return (
    <div className="bench border-b border-line">
      <div className="container-site grid items-center gap-10 py-10 sm:py-14 phone:gap-5 phone:py-6 lg:grid-cols-[1fr_1.1fr] lg:gap-12 lg:py-20">
        <div className="flex flex-col gap-6 phone:gap-4">
          <p className="text-base font-semibold text-teal">{identity.tagline}</p>
          <h1 className="text-title-xl phone:text-title-l">
            Une <span className="sm:whitespace-nowrap">demi-journée</span> par semaine,{' '}
            <span className="underline-drawn">rendue</span>.
          </h1>
          <p className="max-w-xl text-(length:--text-lead) text-muted phone:leading-snug">
            Devis, relances, rendez-vous, factures : nous nous asseyons à votre établi, nous regardons comment vous
            travaillez, puis nous construisons la petite machine qui fait le reste.
          </p>
          <div className="flex flex-wrap gap-3">
            <CallButton size="lg" className={BESIDE} />
            <Button href="/services" variant="outline" size="lg" className={BESIDE}>
              Voir les services
            </Button>
          </div>
          <ul className="ticked flex flex-wrap gap-x-6 gap-y-1 text-base text-muted">
            <li>Audit gratuit de 30 minutes</li>
            <li>Réponse sous 24 heures</li>
          </ul>
        </div>
        {/* The words come first, in their own face. */}
        <img
          src="/illustrations/accueil.svg"
          alt="Dessin d’une automatisation : un devis signé devient une facture, relancée si elle n’est pas payée, puis une écriture comptable"
          width={800}
          height={600}
          fetchPriority="low"
          className="w-full"
        />
      </div>
    </div>
  );
}
