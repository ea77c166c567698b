import { emailAddress } from '@agency-site/domain/email-address';

/**
 * Completes the address typed in a link dialog: `exemple.fr` gets https://, an e-mail address mailto:. It has a module of its own because
 * the HTML editor needs it without Tiptap.
 * @returns undefined for an address that the site does not allow
 */
export function linkAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (/\s/.test(address) || address === '') return undefined;
  const [, email, question = ''] = /^(?:mailto:)?([^@/:?#]+@[^@/:?#]+\.[^@/:?#]+)(\?.*)?$/i.exec(address) ?? [];
  if (email) return `mailto:${emailAddress(email) ?? email}${question}`;
  if (/^(https?:\/\/.+|\/(?!\/)|#.|mailto:.+|tel:.+)/i.test(address)) return address;
  if (/^[\p{L}\p{M}\d-]+(\.[\p{L}\p{M}\d-]+)+([/?#].*)?$/u.test(address)) return `https://${address}`;
  return undefined;
}
