import { readableEmail } from '@agency-site/domain/readable-email';
import type { SiteSettings } from '@agency-site/domain/site-settings';
import { useSettings } from '../data/frame';
import { Button } from './Button';
import { FormFailure } from './FormFailure';
import { IconTile } from './IconTile';
import { Labelled } from './Labelled';
import { SendUnchecked } from './SendUnchecked';
import { failures, type NewsletterAnswer } from '../data/newsletter';
import { Check, Mail } from './lucide-icons';

/** The newsletter form. It posts to the blog, whose route handles it. @param answer the result of the last submission */
export function NewsletterBox({ answer }: { readonly answer?: NewsletterAnswer | undefined }) {
  const settings = useSettings();
  if (settings.newsletter_enabled !== 'true') return null;
  return (
    <section id="lettre" aria-labelledby="titre-lettre" className="rounded-card border-[1.5px] border-ink bg-sand">
      <div className="grid gap-x-12 gap-y-6 p-6 sm:p-8 lg:grid-cols-[1fr_1.1fr] lg:p-10">
        <div className="flex flex-col items-start gap-3">
          <IconTile tone="machine">
            <Mail size={26} />
          </IconTile>
          <h2 id="titre-lettre" className="text-title-m">
            {settings.newsletter_title}
          </h2>
          <p className="max-w-md text-muted">{settings.newsletter_text}</p>
        </div>
        {answer?.subscribed ? <Confirmation /> : <SubscriptionForm refused={answer} settings={settings} />}
      </div>
    </section>
  );
}

interface SubscriptionFormProps {
  readonly refused: Extract<NewsletterAnswer, { subscribed: false }> | undefined;
  readonly settings: SiteSettings;
}

function SubscriptionForm({ refused, settings }: SubscriptionFormProps) {
  return (
    <form method="post" action="/blog#lettre" data-answer="lettre" className="flex flex-col gap-4">
      <noscript />
      <EmailField email={refused?.email} error={refused?.errors.email} />
      <ConsentField consented={refused?.consented} settings={settings} error={refused?.errors.consent} />
      {refused?.message && <FormFailure>{refused.message}</FormFailure>}
      <template>
        <FormFailure>{failures.failed}</FormFailure>
      </template>
      <div>
        <Button type="submit" data-sending="Inscription…">
          S’abonner
        </Button>
      </div>
      <SendUnchecked />
    </form>
  );
}

function Confirmation() {
  return (
    <p role="status" data-outcome tabIndex={-1} className="flex items-start gap-3 self-center">
      <Check className="mt-0.5 shrink-0 text-teal" />
      <span className="[overflow-wrap:anywhere]">
        <strong>C’est noté.</strong> Un e-mail part à cette adresse&nbsp;: son lien confirme votre inscription. Chaque
        lettre permet d’en partir d’un clic.
      </span>
    </p>
  );
}

/** The newsletter's e-mail field, with its error message below. */
function EmailField({ email, error }: { readonly email: string | undefined; readonly error: string | undefined }) {
  return (
    <Labelled id="lettre-email" label="Votre adresse e-mail" error={error}>
      {(attributes) => (
        <input {...attributes} name="email" type="email" autoComplete="email" maxLength={320} defaultValue={email} />
      )}
    </Labelled>
  );
}

interface ConsentFieldProps {
  readonly consented: boolean | undefined;
  readonly settings: SiteSettings;
  readonly error: string | undefined;
}

/** The consent checkbox. The law requires that it is never ticked in advance. */
function ConsentField({ consented, settings, error }: ConsentFieldProps) {
  const { newsletter_consent: consentWords, contact_email: contact } = settings;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-start gap-3 text-base">
        <input
          id="lettre-accord"
          name="consent"
          type="checkbox"
          required
          defaultChecked={consented}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'lettre-accord-erreur' : undefined}
          className="mt-0.5 size-6 shrink-0 accent-(--action)"
        />
        <span className="[overflow-wrap:anywhere]">
          <label htmlFor="lettre-accord">
            {consentWords} Je peux la faire retirer à tout moment, d’un clic dans chaque lettre
            {contact && ` ou en écrivant à ${readableEmail(contact)}`}.
          </label>{' '}
          <a href="/politique-confidentialite" className="underline underline-offset-4">
            Ce que nous faisons de vos données
          </a>
        </span>
      </div>
      {error && (
        <p id="lettre-accord-erreur" className="text-base text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
