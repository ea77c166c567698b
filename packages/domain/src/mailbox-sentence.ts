/** The sentence of doctor, « État du système », « Envois » and dashboard about the mailbox. @param problem why it cannot be read */
export const mailboxSentence = (problem: string | null): readonly [english: string, french: string] =>
  problem === null
    ? ['The mailbox of returned e-mails is read.', 'Les e-mails qui reviennent y sont lus.']
    : [
        `The mailbox of returned e-mails cannot be read (${problem}): check IMAP_URL, or ask whoever runs that server.`,
        `La boîte des e-mails qui reviennent n’est pas lue\u202F: «\u00A0${problem}\u00A0». Vérifiez IMAP_URL.`,
      ];
