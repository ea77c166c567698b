import { contactLimits } from '@agency/domain/contacts';
import { emailAddress, localPartProblem } from '@agency/domain/email-address';
import { valuesOf } from '@agency/domain/tables/column';
import type { ContactRequest, ContactSource } from './data';
import { formText } from '../../data/forms';

/** The errors of the form, by field; empty when it can be sent. */
export type ContactErrors = Readonly<Partial<Record<keyof ContactRequest, string>>>;

/** The result of the last submission. A message that was not stored is returned unchanged. */
export type ContactAnswer =
  | { readonly sent: true; readonly email: string }
  | {
      readonly sent: false;
      readonly reason: 'invalid';
      readonly errors: ContactErrors;
      readonly values: ContactRequest;
    }
  /**
   * failed: specification §8. too-many: others of the same connection came before. doubtful: the submission looks automatic and
   * needs a confirmation (robot-signs.ts).
   */
  | { readonly sent: false; readonly reason: 'failed' | 'too-many' | 'doubtful'; readonly values: ContactRequest };

/** The contact form's fields, in the order of the page. */
export const contactFields = [
  'name',
  'email',
  'phone',
  'company',
  'service_interest',
  'message',
] as const satisfies readonly (keyof ContactRequest)[];

/** Says how many answers are left to correct. */
export const leftToCorrect = (count: number): string =>
  count === 1 ? 'Il reste un champ à revoir :' : `Il reste ${count} champs à revoir :`;

/** A request from the value read for each field; a value that is no string counts as empty. */
export const requestOf = (read: (name: keyof ContactRequest) => unknown): ContactRequest =>
  valuesOf(contactFields, (name) => {
    const value = read(name);
    return typeof value === 'string' ? value : '';
  });

/** The contact form's fields as text. */
export const readContactRequest = (form: FormData): ContactRequest => requestOf((name) => formText(form, name));

/** The source of the visit, as the visitor's browser wrote it into the form (visit-source.browser.ts); null where it did not. */
export const readContactSource = (form: FormData): ContactSource =>
  valuesOf(['referrer', 'utm_source'] as const, (name) => formText(form, name) || null);

/** Validates a request: browsers check less, and a request may be posted without a browser. */
export function contactErrors(values: ContactRequest): ContactErrors {
  const errors: Partial<Record<keyof ContactRequest, string>> = {};
  if (!values.name) errors.name = 'Indiquez votre nom.';
  if (!values.email) errors.email = 'Indiquez votre e-mail.';
  else if (!emailAddress(values.email))
    errors.email = localPartProblem(values.email) ?? 'Cette adresse est incomplète. Exemple : sabine@plomberie.fr';
  if (!values.message) errors.message = 'Écrivez votre message, même en une phrase.';
  for (const [name, limit] of Object.entries(contactLimits) as [keyof typeof contactLimits, number][]) {
    // Lengths in UTF-16 units, as browsers count. The database counts characters, which are fewer, so it accepts any length that passes
    // here.
    if (values[name].length > limit) errors[name] = `C’est trop long : ${limit} caractères au plus.`;
  }
  return errors;
}
