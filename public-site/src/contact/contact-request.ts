import { contactLimits, emailShape } from '@agency/supabase/contacts';
import type { ContactRequest } from '../data/contacts';

/** What is wrong with the form, by field; empty when it can be sent. */
export type ContactErrors = Readonly<Partial<Record<keyof ContactRequest, string>>>;

/** What became of the last sending. Whatever was not sent comes back word for word. */
export type ContactAnswer =
  | { readonly sent: true }
  | {
      readonly sent: false;
      readonly reason: 'invalid';
      readonly errors: ContactErrors;
      readonly values: ContactRequest;
    }
  /** failed: specification §8. doubtful: it looks like a robot's, so a person confirms it (see robot-signs.ts). */
  | { readonly sent: false; readonly reason: 'failed' | 'doubtful'; readonly values: ContactRequest };

/** The contact form's fields, in the order of the page. */
export const contactFields = [
  'name',
  'email',
  'phone',
  'company',
  'service_interest',
  'message',
] as const satisfies readonly (keyof ContactRequest)[];

/** A request made of what is read for each field; of something else than a text, nothing. */
export function requestOf(read: (name: keyof ContactRequest) => unknown): ContactRequest {
  const textOf = (name: keyof ContactRequest): string => {
    const value = read(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: textOf('name'),
    email: textOf('email'),
    phone: textOf('phone'),
    company: textOf('company'),
    service_interest: textOf('service_interest'),
    message: textOf('message'),
  };
}

/** The contact form's fields as trimmed text, each line's end one character as in the box; a missing field is empty. */
export const readContactRequest = (form: FormData): ContactRequest =>
  requestOf((name) => {
    const value = form.get(name);
    return typeof value === 'string' && value.replaceAll('\r\n', '\n').trim();
  });

/** Checks what the browser's own checks may have let through, or what was posted without a browser. */
export function contactErrors(values: ContactRequest): ContactErrors {
  const errors: Partial<Record<keyof ContactRequest, string>> = {};
  if (!values.name) errors.name = 'Indiquez votre nom.';
  if (!values.email) errors.email = 'Indiquez votre e-mail.';
  else if (!emailShape.test(values.email)) errors.email = 'Cette adresse est incomplète. Exemple : sabine@plomberie.fr';
  if (!values.message) errors.message = 'Écrivez votre message, même en une phrase.';
  for (const [name, limit] of Object.entries(contactLimits) as [keyof typeof contactLimits, number][]) {
    // As browsers count; the database counts a pictogram once, so it takes whatever passes here.
    if (values[name].length > limit) errors[name] = `C’est trop long : ${limit} caractères au plus.`;
  }
  return errors;
}
