import { readableEmail } from '@agency-site/domain/readable-email';
import type { SiteSettings } from '@agency-site/domain/site-settings';
import { contactFields, remainingErrors, type ContactErrors } from './contact-request';
import { Button } from '../../ui/Button';
import { phoneHref, phoneText } from '../../data/numbers';

const FAILURES = {
  failed: 'Une erreur est survenue. Veuillez réessayer ou nous contacter directement.',
  'too-many':
    'Trop de demandes sont parties de cette connexion. Réessayez dans dix minutes, ou contactez-nous directement.',
} as const;

interface FormNoticeProps {
  readonly reason: 'invalid' | keyof typeof FAILURES | 'doubtful';
  readonly errors: ContactErrors;
  readonly settings: SiteSettings;
}

/** Explains above the form why it was not sent, and receives the focus. */
export function FormNotice({ reason, errors, settings }: FormNoticeProps) {
  return (
    <div
      data-outcome
      tabIndex={-1}
      className={`rounded-control border-[1.5px] p-4 focus:outline-none sm:p-5 ${reason === 'doubtful' ? 'border-ink bg-sand' : 'border-danger'}`}
    >
      {reason === 'invalid' && <Wrong errors={errors} />}
      {(reason === 'failed' || reason === 'too-many') && <Failed sentence={FAILURES[reason]} settings={settings} />}
      {reason === 'doubtful' && <Doubt />}
    </div>
  );
}

function Wrong({ errors }: { readonly errors: ContactErrors }) {
  const names = contactFields.filter((name) => errors[name]);
  return (
    <div role="alert">
      <p className="font-semibold text-danger">{remainingErrors(names.length)}</p>
      <ul className="mt-1">
        {names.map((name) => (
          <li key={name}>
            {/* The link leads to the field and gives it the focus. */}
            <a href={`#${name}`} className="inline-block py-0.5 underline underline-offset-4">
              {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FailedProps {
  readonly sentence: string;
  readonly settings: SiteSettings;
}

function Failed({ sentence, settings: { contact_email: email, contact_phone: phone } }: FailedProps) {
  return (
    <>
      <p role="alert" className="font-semibold text-danger">
        {sentence}
      </p>
      <p className="mt-1 text-base">
        <span hidden data-offline>
          {'Votre appareil n’est plus connecté à Internet. '}
        </span>
        Rien n’est perdu : ce que vous avez écrit reste dans le formulaire.
        {phone && (
          <>
            {' '}
            Par téléphone :{' '}
            <a href={phoneHref(phone)} className="font-semibold underline underline-offset-4">
              {phoneText(phone)}
            </a>
            .
          </>
        )}
        {email && (
          <>
            {' '}
            Par e-mail :{' '}
            <a href={`mailto:${email}`} className="font-semibold underline underline-offset-4 [overflow-wrap:anywhere]">
              {readableEmail(email)}
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
