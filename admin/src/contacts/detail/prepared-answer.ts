import { identity } from '@agency/brand/identity';
import { formatDate } from '../../formats/dates';
import { mailTo, type Contact } from '../contact';

/** Bytes of an encoded quotation; with the rest, an address stays under the 2,000 characters every program accepts. */
const quotationLimit = 1200;

/** An address that opens a mail program on an answer to fill in: greeting, signature, the request quoted. */
export function preparedAnswer({
  name,
  email,
  message,
  created_at: received,
}: Pick<Contact, 'name' | 'email' | 'message' | 'created_at'>): string {
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
    ...beginningOf(message)
      .split(/\r?\n/)
      .map((line) => `> ${line}`),
    '',
  ];
  const subject = encodeURIComponent(`Votre demande du ${date}`);
  return `${mailTo(email)}?subject=${subject}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}

/** As many whole characters as fit once encoded. */
function beginningOf(message: string): string {
  let length = 0;
  let text = '';
  for (const character of message) {
    length += encodeURIComponent(character === '\n' ? '\r\n> ' : character).length;
    if (length > quotationLimit) return `${text.trimEnd()}…`;
    text += character;
  }
  return text;
}
