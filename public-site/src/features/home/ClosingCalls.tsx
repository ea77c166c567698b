import { CalendarClock, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSettings } from '../../data/frame';
import { Button } from '../../ui/Button';
import { phoneHref, phoneText } from '../../data/numbers';
import { IconTile } from '../../ui/IconTile';

/** Beside its words on a phone too. */
const BESIDE = 'phone:px-3 phone:text-sm';

/** The last words of the home page: write, choose a slot when there is a booking link, or call. */
export function ClosingCalls() {
  const { calendly_url: booking, contact_phone: phone } = useSettings();
  return (
    <section className="bench -mb-24 border-t border-line">
      <div className="container-site grid gap-10 py-16 phone:gap-6 phone:py-4 lg:grid-cols-[1fr_1.4fr] lg:gap-16 lg:py-24">
        <div className="flex flex-col gap-4 phone:gap-2">
          <h2 className="text-title-l phone:text-title-m">
            Parlez-nous de votre <span className="underline-drawn">vendredi</span>.
          </h2>
          <p className="max-w-md text-(length:--text-lead) text-muted phone:text-base phone:leading-snug">
            C’est souvent là que s’entassent les relances, les papiers et les rappels. Prenez le chemin qui vous va.
          </p>
        </div>
        <ul className="divide-y-[1.5px] divide-ink rounded-card border-[1.5px] border-ink bg-background">
          <Call icon={<Mail size={26} />} title="Nous écrire" text="Trois lignes suffisent. Réponse sous 24 heures.">
            <Button href="/contact" className={BESIDE}>
              Écrire un message
            </Button>
          </Call>
          {booking && (
            <Call
              icon={<CalendarClock size={26} />}
              title="Choisir un créneau"
              text="Trente minutes, prises directement dans notre agenda."
            >
              <Button href={booking} variant="outline" className={BESIDE}>
                Ouvrir l’agenda
              </Button>
            </Call>
          )}
          {phone && (
            <Call icon={<Phone size={26} />} title="Nous appeler" text="Du lundi au vendredi, de 9 h à 18 h.">
              <Button href={phoneHref(phone)} variant="outline" className={`tabular ${BESIDE}`}>
                {phoneText(phone)}
              </Button>
            </Call>
          )}
        </ul>
      </div>
    </section>
  );
}

interface CallProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Call({ icon, title, text, children }: CallProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-4 p-6 phone:gap-x-3 phone:gap-y-2 phone:p-3">
      <span className="phone:hidden">
        <IconTile>{icon}</IconTile>
      </span>
      <div className="min-w-44 flex-1 phone:min-w-32">
        <h3 className="text-title-s">{title}</h3>
        <p className="text-base text-muted phone:text-sm phone:leading-snug">{text}</p>
      </div>
      {children}
    </li>
  );
}
