import { contactLimits } from '@agency-site/domain/contacts';
import { emailAddress, localPartProblem } from '@agency-site/domain/email-address';
import { valuesOf } from '@agency-site/domain/tables/column';
import type { ContactRequest, ContactSource } from './data';
import { formText } from '../../data/forms';

/** The errors of the form, by field; empty when it can be sent. */
export type ContactErrors = Readonly<Partial<Record<keyof ContactRequest, string>>>;

/** The result of the last submission. A request that was not stored is returned as it was typed. */
export type ContactAnswer =
  | { readonly sent: true; readonly email: string }
  | {
      readonly sent: false;
      readonly reason: 'invalid';
      readonly errors: ContactErrors;
      readonly values: ContactRequest;
    }
  /** failed: specification §8. too-many: from the same network address. doubtful: looks automatic, to be confirmed (robot-signs.ts). */
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

/** The sentence that says how many fields are left to correct. */
export const remainingErrors = (count: number): string =>
  count === 1 ? 'Il reste un champ à revoir\u00A0:' : `Il reste ${count} champs à revoir\u00A0:`;

/** Builds a request from the value of each field. A value that is not a string counts as empty. */
export const requestOf = (read: (name: keyof ContactRequest) => unknown): ContactRequest =>
  valuesOf(contactFields, (name) => {
    const value = read(name);
    return typeof value === 'string' ? value : '';
  });

/** The contact form's fields as text. */
export const readContactRequest = (form: FormData): ContactRequest => requestOf((name) => formText(form, name));

/** Where the visit came from, as visit-source.browser.ts wrote it into the form; null where it did not. */
export const readContactSource = (form: FormData): ContactSource =>
  valuesOf(['referrer', 'utm_source'] as const, (name) => formText(form, name) || null);

/** Validates a request. The checks of the browser are weaker, and a request can be posted without one. */
export function contactErrors(values: ContactRequest): ContactErrors {
  const errors: Partial<Record<keyof ContactRequest, string>> = {};
  if (!values.name) errors.name = 'Indiquez votre nom.';
  if (!values.email) errors.email = 'Indiquez votre e-mail.';
  else if (!emailAddress(values.email))
    errors.email = localPartProblem(values.email) ?? 'Cette adresse est incomplète. Exemple : sabine@plomberie.fr';
  if (!values.message) errors.message = 'Écrivez votre message, même en une phrase.';
  for (const [name, limit] of Object.entries(contactLimits) as [keyof typeof contactLimits, number][]) {
    // Lengths are in UTF-16 units, as in browsers. The database counts characters, which are never more, so it accepts what passes here.
    if (values[name].length > limit) errors[name] = `C’est trop long : ${limit} caractères au plus.`;
  }
  return errors;
}
