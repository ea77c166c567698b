/** A field of a posted form: trimmed, with line ends as a textarea has them, and empty when the field is missing. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
}

/** Fields of public forms that people do not see, and that tell robots from people. */
export const robotFields = {
  /** The honeypot: people cannot reach it. Its name matches nothing that a password manager fills in. */
  honeypot: 'reponse_libre',
  /** « oui » when a person has confirmed a suspicious submission. */
  confirmed: 'confirmation',
} as const;
