import { readableEmail } from '@agency-site/domain/readable-email';
import type { SiteSettings } from '@agency-site/domain/site-settings';
import type { ReactNode } from 'react';
import { drawing } from '../../data/drawings';
import { CalendarClock, Clock, Mail, MapPin, Phone } from '../../ui/lucide-icons';
import { NextSteps } from './NextSteps';
import { Button } from '../../ui/Button';
import { phoneHref, phoneText } from '../../data/numbers';

/** The column beside the form: booking link, next steps and contact details. */
export function ContactAside({ settings }: { readonly settings: SiteSettings }) {
  return (
    <>
      <img
        src={drawing('contact')}
        alt=""
        width={800}
        height={450}
        loading="lazy"
        className="card w-full max-lg:hidden"
      />
      {settings.calendly_url && <Booking url={settings.calendly_url} text={settings.booking_text} />}
      <NextSteps />
      <ContactDetails settings={settings} />
    </>
  );
}

/** Other ways to contact the agency; those without a setting are left out. */
function ContactDetails({ settings }: { readonly settings: SiteSettings }) {
  const { contact_email: email, contact_phone: phone, contact_address: address, opening_hours: hours } = settings;
  if (!email && !phone && !address && !hours) return null;
  return (
    <section aria-labelledby="nous-joindre">
      <h2 id="nous-joindre" className="text-title-s">
        Nous joindre autrement
      </h2>
      <ul className="mt-3 flex flex-col gap-1">
        {email && (
          <Line icon={<Mail size={20} />}>
            <a
              className="inline-block max-w-full py-1 underline underline-offset-4 [overflow-wrap:anywhere]"
              href={`mailto:${email}`}
            >
              {readableEmail(email)}
            </a>
          </Line>
        )}
        {phone && (
          <Line icon={<Phone size={20} />}>
            <a className="inline-block py-1 underline underline-offset-4" href={phoneHref(phone)}>
              {phoneText(phone)}
            </a>
          </Line>
        )}
        {address && (
          <Line icon={<MapPin size={20} />}>
            <span className="block py-1 whitespace-pre-line">{address}</span>
          </Line>
        )}
        {hours && (
          <Line icon={<Clock size={20} />}>
            <span className="block py-1">{hours}</span>
          </Line>
        )}
      </ul>
    </section>
  );
}

function Line({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <span aria-hidden="true" className="pt-2 text-teal">
        {icon}
      </span>
      <div className="min-w-0">{children}</div>
    </li>
  );
}

/** A plain link to the booking service. Nothing of the service is embedded, so it learns nothing about visitors of this page. */
function Booking({ url, text }: { readonly url: string; readonly text: string }) {
  return (
    <section aria-labelledby="creneau" className="card flex flex-col items-start gap-3 p-5 sm:p-6">
      <h2 id="creneau" className="flex items-center gap-2.5 text-title-s">
        <CalendarClock size={22} className="text-teal" />
        Choisir un créneau tout de suite
      </h2>
      <p className="text-base text-muted">{text}</p>
      <Button href={url} variant="outline" size="sm">
        Voir les créneaux
      </Button>
    </section>
  );
}
