import { Check, Mail } from 'lucide-react';
import { useSettings } from '../data/frame';
import { Button } from './Button';
import { FormFailure } from './FormFailure';
import { IconTile } from './IconTile';
import { failures, type NewsletterAnswer } from '../data/newsletter-answer';
import { ConsentField, EmailField } from './NewsletterFields';

/**
 * The newsletter box. Its form posts to the blog, whose action answers.
 * @param answer what the action answered
 */
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
        {answer?.subscribed ? <Confirmation /> : <SubscriptionForm refused={answer} contact={settings.contact_email} />}
      </div>
    </section>
  );
}

interface SubscriptionFormProps {
  readonly refused: Extract<NewsletterAnswer, { subscribed: false }> | undefined;
  readonly contact: string;
}

function SubscriptionForm({ refused, contact }: SubscriptionFormProps) {
  return (
    <form method="post" action="/blog#lettre" data-answer="lettre" className="flex flex-col gap-4">
      <noscript />
      <EmailField email={refused?.email} error={refused?.errors.email} />
      <ConsentField consented={refused?.consented} contact={contact} error={refused?.errors.consent} />
      {refused?.message && <FormFailure>{refused.message}</FormFailure>}
      <template>
        <FormFailure>{failures.failed}</FormFailure>
      </template>
      <div>
        <Button type="submit" data-sending="Inscription…">
          S’abonner
        </Button>
      </div>
    </form>
  );
}

function Confirmation() {
  return (
    <p role="status" data-outcome tabIndex={-1} className="flex items-start gap-3 self-center">
      <Check aria-hidden="true" className="mt-0.5 shrink-0 text-teal" />
      <span className="[overflow-wrap:anywhere]">
        <strong>C’est noté.</strong> Un e-mail part à cette adresse : son lien confirme votre inscription. Chaque lettre
        permet d’en partir d’un clic.
      </span>
    </p>
  );
}
