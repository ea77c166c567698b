import { readableEmail } from '@agency-site/domain/readable-email';
import type { SiteSettings } from '@agency-site/domain/site-settings';
import { phoneHref, phoneText } from '../data/numbers';
import { Emphasised } from '../ui/Emphasised';
import { Logo } from '../frame/Logo';

/** The whole page while `maintenance_mode` is on. Without menu and router, because no other page can be read. */
export function MaintenancePage({ settings }: { readonly settings: SiteSettings }) {
  const { contact_email: email, contact_phone: phone, opening_hours: hours } = settings;
  return (
    <div className="bench flex min-h-screen flex-col">
      <header className="container-site flex h-18 items-center">
        <Logo settings={settings} />
      </header>
      <main className="container-site grid flex-1 items-center gap-10 py-10 lg:grid-cols-[1fr_1.15fr] lg:gap-16">
        <div className="flex flex-col gap-5 max-lg:order-last">
          <h1 className="text-title-xl">
            <Emphasised text={settings.maintenance_title} />
          </h1>
          <p className="max-w-lg text-(length:--text-lead) text-muted">{settings.maintenance_text}</p>
          {(email || phone) && (
            <address className="border-t border-line pt-5 not-italic">
              <p className="text-muted">En attendant, une personne vous répond.{hours && ` ${hours}.`}</p>
              <ul className="mt-2 flex flex-wrap gap-x-8">
                {email && (
                  <li>
                    <a
                      href={`mailto:${email}`}
                      className="inline-block py-1 font-semibold underline underline-offset-4"
                    >
                      {readableEmail(email)}
                    </a>
                  </li>
                )}
                {phone && (
                  <li>
                    <a href={phoneHref(phone)} className="inline-block py-1 font-semibold underline underline-offset-4">
                      {phoneText(phone)}
                    </a>
                  </li>
                )}
              </ul>
            </address>
          )}
        </div>
        <img src="/illustrations/maintenance.svg" alt="" width={800} height={450} className="w-full" />
      </main>
    </div>
  );
}
