import { formText, robotFields } from '../../data/forms';

/** The fields in which the form's script describes how the form was filled in. */
export const signFields = {
  /** Milliseconds from the start of the form's script to the submission; empty without scripts. */
  elapsed: 'delai',
  /** « oui » once the visitor has pressed a key, touched or clicked in the form. */
  handled: 'geste',
} as const;

const HURRY_MS = 2000;
const LINKS_TOLERATED = 2;

/**
 * Whether a submission looks automatic. A suspicious submission is not stored: the form comes back filled in and asks for a confirmation,
 * and is stored once it is confirmed. A false positive costs one click, and no text is lost.
 * A form is suspicious if
 *
 * - its honeypot is filled: people, screen readers and autofill cannot reach it;
 * - it is submitted within two seconds without a key press, a touch or a click. Speed alone is not enough: a password manager fills in
 *   everything at once, but its user still clicks;
 * - its message holds more than two web addresses, as spam does.
 *
 * Without scripts the delay is unknown, because pages are cached, and only the other two signs count. Independently, the database accepts
 * 20 requests per network address in ten minutes.
 */
export function isSuspicious(form: FormData): boolean {
  if (formText(form, robotFields.confirmed) === 'oui') return false;
  if (formText(form, robotFields.honeypot) !== '') return true;
  const elapsed = Number.parseFloat(formText(form, signFields.elapsed));
  if (elapsed < HURRY_MS && formText(form, signFields.handled) !== 'oui') return true;
  const links = formText(form, 'message').match(/https?:\/\/|www\./gi) ?? [];
  return links.length > LINKS_TOLERATED;
}
