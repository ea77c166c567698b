/** Fields of the contact form that only serve to detect bots. */
export const robotFields = {
  /** The honeypot, which people cannot reach. Its name matches nothing that a password manager fills in. */
  honeypot: 'reponse_libre',
  /** Milliseconds between the start of the form's script and its submission; empty without scripts. */
  elapsed: 'delai',
  /** « oui » after a key press, a touch or a click in the form. */
  handled: 'geste',
  /** « oui » when a person has confirmed a suspicious submission. */
  confirmed: 'confirmation',
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
  const read = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  if (read(robotFields.confirmed) === 'oui') return false;
  if (read(robotFields.honeypot) !== '') return true;
  const elapsed = Number.parseFloat(read(robotFields.elapsed));
  if (elapsed < HURRY_MS && read(robotFields.handled) !== 'oui') return true;
  const links = read('message').match(/https?:\/\/|www\./gi) ?? [];
  return links.length > LINKS_TOLERATED;
}
