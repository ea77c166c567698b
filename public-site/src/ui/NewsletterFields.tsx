import { consentWords } from '@agency/domain/newsletter';
import { Labelled } from './Labelled';

/** The newsletter's e-mail field, with its error message below. */
export function EmailField({
  email,
  error,
}: {
  readonly email: string | undefined;
  readonly error: string | undefined;
}) {
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
  /** The address to write to for a withdrawal of the consent; empty when none is set. */
  readonly contact: string;
  readonly error: string | undefined;
}

/** The consent that the law asks for: never ticked in advance. */
export function ConsentField({ consented, contact, error }: ConsentFieldProps) {
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
            {contact && ` ou en écrivant à ${contact}`}.
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
