import { identity } from '@agency-site/brand/identity';
import { formatDate } from '../../../formats/dates';
import { mailTo } from '../../../formats/mail-to';
import type { Contact } from '../contact';

/** The longest encoded quotation, in characters. With it, the whole link stays below 2,000 characters, which every mail program accepts. */
const quotationLimit = 1200;

/** A mailto link with an answer to complete: greeting, signature and the request as a quotation. */
export function preparedAnswer({
  name,
  email,
  message,
  created_at: received,
}: Pick<Contact, 'name' | 'message' | 'created_at'> & { readonly email: string }): string {
  const date = formatDate(received);
  const lines = [
    `Bonjour ${name},`,
    '',
    `Merci pour votre message du ${date}.`,
    '',
    '',
    '',
    'Bien à vous,',
    identity.name,
    '',
    ...truncateText(message)
      .split(/\r?\n/)
      .map((line) => `> ${line}`),
    '',
  ];
  const subject = encodeURIComponent(`Votre demande du ${date}`);
  return `${mailTo(email)}?subject=${subject}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}

/** The beginning of a message whose encoded form fits into `quotationLimit`. */
function truncateText(message: string): string {
  let length = 0;
  let text = '';
  for (const character of message) {
    length += encodeURIComponent(character === '\n' ? '\r\n> ' : character).length;
    if (length > quotationLimit) return `${text.trimEnd()}…`;
    text += character;
  }
  return text;
}
