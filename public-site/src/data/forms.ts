/** A field of a posted form as trimmed text, with line ends as in the textarea; a missing field is empty. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
}

/** Fields of public forms that people do not see. */
export const robotFields = {
  /** The honeypot, which people cannot reach. Its name matches nothing that a password manager fills in. */
  honeypot: 'reponse_libre',
  /** « oui » when a person has confirmed a suspicious submission. */
  confirmed: 'confirmation',
} as const;
