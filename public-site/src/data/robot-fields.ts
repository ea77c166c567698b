/** Fields of the forms for strangers that people do not see. */
export const robotFields = {
  /** The honeypot, which people cannot reach. Its name matches nothing that a password manager fills in. */
  honeypot: 'reponse_libre',
  /** « oui » when a person has confirmed a suspicious submission. */
  confirmed: 'confirmation',
} as const;
