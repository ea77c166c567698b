import { readableEmail } from '@agency-site/domain/readable-email';
import { useHasScreen } from '../../data/frame';
import { Button } from '../../ui/Button';
import { drawing } from '../../data/drawings';
import { NextSteps } from './NextSteps';

interface ConfirmationProps {
  /** The visitor's e-mail address, shown so that a mistyped one is noticed. */
  readonly email: string;
  /** The booking service's address; empty when there is none. */
  readonly booking: string;
}

/** Replaces the content of the page once the request is stored (specification §2.3). */
export function Confirmation({ email, booking }: ConfirmationProps) {
  const hasServices = useHasScreen('/services');
  return (
    <div className="bench border-b border-line">
      <div className="container-site grid items-center gap-10 py-14 lg:grid-cols-[1.2fr_1fr] lg:gap-16 lg:py-24">
        <div className="flex flex-col items-start gap-5">
          <h1 data-outcome tabIndex={-1} className="text-title-l focus:outline-none">
            Message envoyé avec succès !
          </h1>
          <p className="max-w-xl text-(length:--text-lead) text-muted">
            Merci. Nous lisons chaque demande nous-mêmes et répondons à{' '}
            <strong className="text-ink [overflow-wrap:anywhere]">{readableEmail(email)}</strong>.
          </p>
          {booking && <p className="max-w-xl text-muted">L’heure vous importe&nbsp;? Choisissez-la dès maintenant.</p>}
          <div className="flex flex-wrap gap-3 pt-2">
            {booking && <Button href={booking}>Choisir un créneau</Button>}
            {hasServices && (
              <Button href="/services" variant={booking ? 'outline' : 'primary'}>
                Voir nos services
              </Button>
            )}
            <Button href="/" variant="outline">
              Retour à l’accueil
            </Button>
          </div>
        </div>
        <div className="card overflow-hidden">
          <img src={drawing('contact')} alt="" width={800} height={450} className="w-full border-b border-line" />
          <div className="p-6 sm:p-8">
            <NextSteps />
          </div>
        </div>
      </div>
    </div>
  );
}
