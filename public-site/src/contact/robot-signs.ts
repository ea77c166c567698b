/** Fields of the contact form that are not the visitor's words. */
export const robotFields = {
  /** The trap: no person sees it, and no password manager has anything to write in a field of this name. */
  trap: 'reponse_libre',
  /** Milliseconds between the form's appearance and its sending; only a script can tell. */
  elapsed: 'delai',
  /** « oui » once a key, a finger or a pointer was seen at work in the form. */
  handled: 'geste',
  /** « oui » when a person has confirmed a doubtful sending. */
  confirmed: 'confirmation',
} as const;

const HURRY_MS = 2000;
const LINKS_TOLERATED = 2;

/**
 * Says whether a sending looks like a robot's. The rule: a doubt costs a visitor one more click, never their words.
 * A doubtful sending is not stored; the form comes back filled in, asks for a confirmation, and what is confirmed is
 * sent. Nobody is told « sent » when it was not. Doubtful is a form
 *
 * - whose trap is filled: people, screen readers and autofill cannot reach it;
 * - sent within two seconds of its appearance without one real key, touch or click in it: a script wrote it. Someone
 *   whose manager fills everything in at once still clicks, so haste alone proves nothing;
 * - whose message holds more than two web addresses: that is what robots come for.
 *
 * Without scripts the delay is unknown (pages are cached, so the server cannot date one visitor's copy) and the other
 * two signs decide, in the server. Behind it all the database takes 20 requests per address in ten minutes.
 */
export function looksAutomatic(form: FormData): boolean {
  const read = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  if (read(robotFields.confirmed) === 'oui') return false;
  if (read(robotFields.trap) !== '') return true;
  const elapsed = Number.parseFloat(read(robotFields.elapsed));
  if (elapsed < HURRY_MS && read(robotFields.handled) !== 'oui') return true;
  const links = read('message').match(/https?:\/\/|www\./gi) ?? [];
  return links.length > LINKS_TOLERATED;
}
