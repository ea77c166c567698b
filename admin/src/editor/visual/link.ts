import { Link } from '@tiptap/extension-link';

const attribute = (name: string) => ({
  default: null as string | null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
});

/**
 * A link. An address becomes one when a space follows it, when it is pasted, and when it is pasted over words, which it
 * is then put on. What is stored is read and written as it is.
 */
export const link = Link.extend({
  name: 'a',
  excludes: '',
  // Typing after a link is not typing in it.
  inclusive: false,
  addAttributes: () => ({ href: attribute('href'), title: attribute('title') }),
  parseHTML: () => [{ tag: 'a[href]' }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  isAllowedUri: (address) => linkAddress(address) !== undefined,
  // « Make.com » is a name as often as an address.
  shouldAutoLink: (address) => /^(https?:\/\/|www\.)/i.test(address),
});

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
