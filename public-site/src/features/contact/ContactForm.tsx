import type { SiteSettings } from '@agency/supabase/site-settings';
import { Form, useLocation } from 'react-router-dom';
import type { ContactAnswer } from './contact-request';
import { requestedService } from './requested-service';
import { hydrateOnInteraction } from '../../ui/hydration/hydrate-on-interaction';
import { Button } from '../../ui/Button';
import { ServiceField, TextField } from './Field';
import { FormNotice } from './FormNotice';
import { TextArea } from './TextArea';
import { Honeypot } from './Honeypot';
import { useContactForm } from './use-contact-form';

interface ContactFormProps {
  readonly answer: ContactAnswer | undefined;
  readonly settings: SiteSettings;
}

const PrivacyNotice = hydrateOnInteraction('privacy-notice', () =>
  import('./PrivacyNotice').then((part) => part.PrivacyNotice),
);

/** The contact form: a real form that posts, scripts or not. What was written stays when sending fails. */
export function ContactForm({ answer, settings }: ContactFormProps) {
  const { sending, errors, restored, formRef, noticeRef, startAgain, onForm } = useContactForm(answer);
  const values = answer && !answer.sent ? answer.values : undefined;
  const confirming = !!answer && !answer.sent && answer.reason === 'doubtful';
  const field = { errors, values };
  const service = requestedService(useLocation().search);
  return (
    <Form
      ref={formRef}
      method="post"
      preventScrollReset
      aria-labelledby="votre-demande"
      className="relative flex flex-col gap-5"
      {...onForm}
    >
      <noscript />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="votre-demande" className="text-title-m">
          Votre demande
        </h2>
        <p className="text-sm text-muted">
          <span className="text-action">*</span> champs obligatoires
        </p>
      </div>
      {!sending && <FormNotice answer={answer} errors={errors} settings={settings} noticeRef={noticeRef} />}
      {restored && <Restored onStartAgain={startAgain} />}
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
      <ServiceField
        key={service}
        label="Service qui vous intéresse"
        name="service_interest"
        chosen={service}
        {...field}
      />
      <TextArea
        label="Message"
        name="message"
        required
        hint="La tâche, le temps qu’elle prend, vos logiciels : deux phrases suffisent."
        {...field}
      />
      <Honeypot confirming={confirming} />
      <Button type="submit" size="lg" disabled={sending} className="self-start max-sm:w-full">
        {sending ? 'Envoi en cours...' : 'Envoyer ma demande'}
      </Button>
      <p role="status" className="sr-only">
        {sending && 'Envoi en cours...'}
      </p>
      <PrivacyNotice email={settings.contact_email} />
    </Form>
  );
}

function Restored({ onStartAgain }: { readonly onStartAgain: () => void }) {
  return (
    <p role="status" className="rounded-control bg-teal-soft px-4 py-2.5 text-base">
      Nous avons remis ce que vous aviez commencé à écrire. Il n’est gardé que dans cet onglet, jusqu’à l’envoi.{' '}
      <button type="button" onClick={onStartAgain} className="cursor-pointer font-medium underline underline-offset-4">
        Tout effacer
      </button>
    </p>
  );
}
