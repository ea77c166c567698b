import { Link } from '@tiptap/extension-link';
import { linkAddress } from '../link-address';

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
