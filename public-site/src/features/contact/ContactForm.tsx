import { identity } from '@agency-site/brand/identity';
import { siteWords } from '@agency-site/brand/site-words';
import { readableEmail } from '@agency-site/domain/readable-email';
import type { SiteSettings } from '@agency-site/domain/site-settings';
import { useLocation } from 'react-router-dom';
import { useOffers } from '../../data/frame';
import { requestedService } from '../../data/offers';
import { Button } from '../../ui/Button';
import { Honeypot } from '../../ui/Honeypot';
import { SendUnchecked } from '../../ui/SendUnchecked';
import type { ContactAnswer } from './contact-request';
import { MessageField, ServiceField, TextField } from './Field';
import { FormNotice } from './FormNotice';
import { signFields } from './robot-signs';

interface ContactFormProps {
  readonly answer: ContactAnswer | undefined;
  readonly settings: SiteSettings;
}

/** The contact form, which posts without scripts. When sending fails, it keeps the typed text. contact-form.browser.ts enhances it. */
export function ContactForm({ answer, settings }: ContactFormProps) {
  const refused = answer?.sent === false ? answer : undefined;
  const values = refused?.values;
  const errors = refused?.reason === 'invalid' ? refused.errors : {};
  const field = { errors, values };
  const service = requestedService(useOffers(), useLocation().search);
  return (
    <form method="post" data-answer="demande" aria-labelledby="votre-demande" className="relative flex flex-col gap-5">
      <noscript />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="votre-demande" className="text-title-m">
          Votre demande
        </h2>
        <p className="text-sm text-muted">
          <span className="text-action">*</span> champs obligatoires
        </p>
      </div>
      {refused && <FormNotice reason={refused.reason} errors={errors} settings={settings} />}
      <template>
        <FormNotice reason="failed" errors={errors} settings={settings} />
      </template>
      <Restored />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField label="Nom complet" name="name" required autoComplete="name" {...field} />
        <TextField
          label="E-mail"
          name="email"
          type="email"
          required
          autoComplete="email"
          hint="Nous répondons à cette adresse."
          {...field}
        />
        <TextField
          label="Téléphone"
          name="phone"
          type="tel"
          autoComplete="tel"
          hint="Si vous préférez qu’on vous appelle."
          {...field}
        />
        <TextField label="Entreprise" name="company" autoComplete="organization" {...field} />
      </div>
      <ServiceField label="Service qui vous intéresse" name="service_interest" chosen={service} {...field} />
      <MessageField label="Message" name="message" required hint={settings.contact_hint} {...field} />
      <Honeypot confirming={refused?.reason === 'doubtful'}>
        <input type="hidden" name={signFields.elapsed} />
        <input type="hidden" name={signFields.handled} />
      </Honeypot>
      <Button type="submit" size="lg" data-sending="Envoi en cours..." className="self-start max-sm:w-full">
        Envoyer ma demande
      </Button>
      <SendUnchecked />
      <p role="status" data-progress className="sr-only" />
      <PrivacyNotice email={settings.contact_email} />
    </form>
  );
}

/** The notice that contact-form.browser.ts shows when it has restored a draft. */
function Restored() {
  return (
    <p role="status" hidden data-restored className="rounded-control bg-teal-soft px-4 py-2.5 text-base">
      Nous avons remis ce que vous aviez commencé à écrire. Il n’est gardé que dans cet onglet, jusqu’à l’envoi.{' '}
      <button type="button" className="cursor-pointer font-semibold underline underline-offset-4">
        Tout effacer
      </button>
    </p>
  );
}

/** The privacy notice that article 13 of the GDPR requires beside the form. */
function PrivacyNotice({ email }: { readonly email: string }) {
  return (
    <p className="text-sm text-muted">
      {identity.name} recueille ces informations pour vous répondre et préparer ce que vous demandez,{' '}
      {siteWords.requests} (mesures précontractuelles, article 6.1.b du RGPD). Sans nom, e-mail ni message, nous ne
      pouvons pas répondre ; le reste est facultatif. Seules {siteWords.people} les lisent ; notre hébergeur les
      conserve pour nous. Elles sont effacées trois ans après notre dernier échange. Vous pouvez demander à les
      consulter, les corriger, les effacer, les récupérer ou en limiter l’usage
      {email && (
        <>
          {' '}
          en écrivant à{' '}
          <a href={`mailto:${email}`} className="text-ink underline underline-offset-2 [overflow-wrap:anywhere]">
            {readableEmail(email)}
          </a>
        </>
      )}
      , et saisir la CNIL. Le détail est dans notre{' '}
      <a href="/politique-confidentialite" className="text-ink underline underline-offset-2 [overflow-wrap:anywhere]">
        politique de confidentialité
      </a>
      .
    </p>
  );
}
