// Apart from the visual editor, whose libraries would otherwise come with the dialogs of the HTML box.

/**
 * The address meant by what was typed in the link dialog: « exemple.fr » is https://exemple.fr, an e-mail address gets
 * its mailto. Undefined when it is none that the site would follow.
 */
export function linkAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (/\s/.test(address) || address === '') return undefined;
  if (/^(https?:\/\/.+|\/(?!\/)|#.|mailto:.+|tel:.+)/i.test(address)) return address;
  if (/^[^@/:]+@[^@/:]+\.[^@/:]+$/.test(address)) return `mailto:${address}`;
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)+([/?#].*)?$/i.test(address)) return `https://${address}`;
  return undefined;
}
