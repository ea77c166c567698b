import type { SiteSettings } from '@agency/supabase/site-settings';
import type { RefObject } from 'react';
import { contactFields, type ContactAnswer, type ContactErrors } from './contact-request';
import { Button } from '../../ui/Button';
import { phoneHref, phoneText } from '../../data/numbers';

const FAILURE = 'Une erreur est survenue. Veuillez réessayer ou nous contacter directement.';

interface FormNoticeProps {
  readonly answer: ContactAnswer | undefined;
  readonly errors: ContactErrors;
  readonly settings: SiteSettings;
  readonly noticeRef: RefObject<HTMLDivElement | null>;
}

/** Why the form was not sent, above it; the focus comes here. Nothing while there is nothing to say. */
export function FormNotice({ answer, errors, settings, noticeRef }: FormNoticeProps) {
  const wrong = contactFields.filter((name) => errors[name]);
  const reason = wrong.length > 0 ? 'invalid' : answer && !answer.sent ? answer.reason : undefined;
  if (!reason || (reason === 'invalid' && wrong.length === 0)) return null;
  return (
    <div
      ref={noticeRef}
      tabIndex={-1}
      className={`rounded-control border-[1.5px] p-4 focus:outline-none sm:p-5 ${reason === 'doubtful' ? 'border-ink bg-sand' : 'border-danger'}`}
    >
      {reason === 'invalid' && <Wrong names={wrong} errors={errors} />}
      {reason === 'failed' && <Failed settings={settings} />}
      {reason === 'doubtful' && <Doubt />}
    </div>
  );
}

function Wrong({
  names,
  errors,
}: {
  readonly names: readonly (typeof contactFields)[number][];
  readonly errors: ContactErrors;
}) {
  return (
    <div role="alert">
      <p className="font-semibold text-danger">
        {names.length === 1 ? 'Il reste un champ à revoir :' : `Il reste ${names.length} champs à revoir :`}
      </p>
      <ul className="mt-1">
        {names.map((name) => (
          <li key={name}>
            {/* A plain link: it goes to the field and gives it the focus, scripts or not. */}
            <a
              href={`#${name}`}
              className="inline-block py-0.5 underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(name)?.focus();
              }}
            >
              {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Failed({ settings: { contact_email: email, contact_phone: phone } }: { readonly settings: SiteSettings }) {
  return (
    <>
      <p role="alert" className="font-semibold text-danger">
        {FAILURE}
      </p>
      <p className="mt-1 text-base">
        {!import.meta.env.SSR && !navigator.onLine && 'Votre appareil n’est plus connecté à Internet. '}
        Rien n’est perdu : ce que vous avez écrit reste dans le formulaire.
        {phone && (
          <>
            {' '}
            Par téléphone :{' '}
            <a href={phoneHref(phone)} className="font-medium underline underline-offset-4">
              {phoneText(phone)}
            </a>
            .
          </>
        )}
        {email && (
          <>
            {' '}
            Par e-mail :{' '}
            <a href={`mailto:${email}`} className="font-medium underline underline-offset-4 [overflow-wrap:anywhere]">
              {email}
            </a>
            .
          </>
        )}
      </p>
    </>
  );
}

function Doubt() {
  return (
    <>
      <p role="alert" className="font-semibold">
        Une dernière vérification avant l’envoi
      </p>
      <p className="mt-1 mb-3 text-base">
        Votre demande ressemble à celles que nous envoient des robots. Si vous êtes une personne, confirmez : elle part
        telle quelle.
      </p>
      <Button type="submit" size="sm">
        Confirmer l’envoi
      </Button>
    </>
  );
}
