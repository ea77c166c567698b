/**
 * Completes the address typed in a link dialog: `exemple.fr` gets https://, an e-mail address mailto:. It has a module of its own because
 * the HTML editor needs it without TipTap.
 * @returns undefined for an address that the site does not allow
 */
export function linkAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (/\s/.test(address) || address === '') return undefined;
  if (/^(https?:\/\/.+|\/(?!\/)|#.|mailto:.+|tel:.+)/i.test(address)) return address;
  if (/^[^@/:]+@[^@/:]+\.[^@/:]+$/.test(address)) return `mailto:${address}`;
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)+([/?#].*)?$/i.test(address)) return `https://${address}`;
  return undefined;
}
