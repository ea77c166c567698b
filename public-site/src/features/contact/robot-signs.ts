import { formText, robotFields } from '../../data/forms';

/** The fields in which the form's script describes how the form was filled in. */
export const signFields = {
  /** Milliseconds between the start of the form's script and its submission; empty without scripts. */
  elapsed: 'delai',
  /** « oui » after a key press, a touch or a click in the form. */
  handled: 'geste',
} as const;

const HURRY_MS = 2000;
const LINKS_TOLERATED = 2;

/**
 * Whether a submission looks automatic. A suspicious submission is not stored: the form comes back filled in and asks for
 * a confirmation, and a confirmed submission is stored. A false positive costs one click, and no text is lost.
 * Suspicious is a form
 *
 * - whose honeypot is filled: people, screen readers and autofill cannot reach it;
 * - submitted within two seconds without a key press, a touch or a click. Speed alone is not enough: a password manager
 *   fills in everything at once, but its user still clicks;
 * - whose message holds more than two web addresses, as spam does.
 *
 * Without scripts the delay is unknown, since pages are cached, and the server checks the other two. Independently, the
 * database accepts 20 requests per network address in ten minutes.
 */
export function isSuspicious(form: FormData): boolean {
  if (formText(form, robotFields.confirmed) === 'oui') return false;
  if (formText(form, robotFields.honeypot) !== '') return true;
  const elapsed = Number.parseFloat(formText(form, signFields.elapsed));
  if (elapsed < HURRY_MS && formText(form, signFields.handled) !== 'oui') return true;
  const links = formText(form, 'message').match(/https?:\/\/|www\./gi) ?? [];
  return links.length > LINKS_TOLERATED;
}
