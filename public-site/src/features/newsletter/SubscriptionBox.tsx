import { Check, Mail } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { useConnect } from '../../data/connect';
import { useSettings } from '../../data/settings';
import { Button } from '../../ui/Button';
import { IconTile } from '../../ui/IconTile';
import { useHydrated } from '../../ui/hydration/use-hydrated';
import { answerSubscription, type NewsletterAnswer } from './newsletter-answer';
import { ConsentField, EmailField } from './NewsletterFields';

/**
 * The newsletter box. Without a script its form posts to the blog, whose action answers; with one it answers in place,
 * so that a reader does not leave the article.
 * @param answer what the blog's action answered, when the form was posted
 */
export function SubscriptionBox({ answer: posted }: { readonly answer?: NewsletterAnswer | undefined }) {
  const settings = useSettings();
  const [answer, setAnswer] = useState(posted);
  const confirmation = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The form that had the focus has been removed; after a posted form the browser has scrolled to the box by itself.
    if (answer !== posted) confirmation.current?.focus();
  }, [answer, posted]);
  if (settings.newsletter_enabled !== 'true') return null;
  return (
    <section id="lettre" aria-labelledby="titre-lettre" className="rounded-card border-[1.5px] border-ink bg-sand">
      <div className="grid gap-x-12 gap-y-6 p-6 sm:p-8 lg:grid-cols-[1fr_1.1fr] lg:p-10">
        <div className="flex flex-col items-start gap-3">
          <IconTile tone="machine">
            <Mail size={26} />
          </IconTile>
          <h2 id="titre-lettre" className="text-title-m">
            La lettre de l’atelier
          </h2>
          <p className="max-w-md text-muted">
            Une fois par mois, une tâche qui revient, la façon de s’en débarrasser et ce que cela coûte. Rien d’autre.
          </p>
        </div>
        {/* Present from the start, so that a screen reader hears what appears in it. */}
        <div role="status" className={answer?.subscribed ? 'self-center' : 'hidden'}>
          {answer?.subscribed && <Confirmation messageRef={confirmation} />}
        </div>
        {!answer?.subscribed && (
          <SubscriptionForm answer={answer} contact={settings.contact_email} onAnswer={setAnswer} />
        )}
      </div>
    </section>
  );
}

interface SubscriptionFormProps {
  readonly answer: NewsletterAnswer | undefined;
  readonly contact: string;
  readonly onAnswer: (answer: NewsletterAnswer) => void;
}

function SubscriptionForm({ answer, contact, onAnswer }: SubscriptionFormProps) {
  const connect = useConnect();
  const hydrated = useHydrated();
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const refused = answer && !answer.subscribed ? answer : undefined;

  const send = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    const given = await answerSubscription(connect, new FormData(event.currentTarget));
    setSending(false);
    onAnswer(given);
    if (given.subscribed) return;
    const wrong = given.errors.email ? 'email' : given.errors.consent ? 'consent' : undefined;
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  };

  return (
    <form
      ref={form}
      method="post"
      action="/blog#lettre"
      // Our own messages once scripts run, the browser's until then.
      noValidate={hydrated}
      onSubmit={(event) => void send(event)}
      className="flex flex-col gap-4"
    >
      <noscript />
      <EmailField email={refused?.email} error={refused?.errors.email} />
      <ConsentField consented={refused?.consented} contact={contact} error={refused?.errors.consent} />
      {refused?.message && (
        <p role="alert" className="rounded-control border-[1.5px] border-danger p-3 text-base text-danger">
          {refused.message}
        </p>
      )}
      <div>
        <Button type="submit" disabled={sending}>
          {sending ? 'Inscription…' : 'S’abonner'}
        </Button>
      </div>
    </form>
  );
}

function Confirmation({ messageRef }: { readonly messageRef: RefObject<HTMLParagraphElement | null> }) {
  return (
    <p ref={messageRef} tabIndex={-1} className="flex items-start gap-3">
      <Check aria-hidden="true" className="mt-0.5 shrink-0 text-teal" />
      <span className="[overflow-wrap:anywhere]">
        <strong>C’est noté.</strong> Un e-mail part à cette adresse : son lien confirme votre inscription. Chaque lettre
        permet d’en partir d’un clic.
      </span>
    </p>
  );
}
