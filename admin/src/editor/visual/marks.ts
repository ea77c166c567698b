import { Mark, markInputRule } from '@tiptap/core';
import { Link } from '@tiptap/extension-link';
import { linkAddress } from '../link-address';
import { htmlAttribute } from './attributes';

/**
 * A link. An address becomes a link when a space follows it or when it is pasted; pasted over a selection, it links the
 * selected words. Stored attributes are kept unchanged.
 */
const link = Link.extend({
  name: 'a',
  excludes: '',
  // Text typed at the end of a link is not part of it.
  inclusive: false,
  addAttributes: () => ({ href: htmlAttribute('href'), title: htmlAttribute('title') }),
  parseHTML: () => [{ tag: 'a[href]' }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  isAllowedUri: (address) => linkAddress(address) !== undefined,
  // `Make.com` may be a name, so only an address with a protocol or www. becomes a link.
  shouldAutoLink: (address) => /^(https?:\/\/|www\.)/i.test(address),
});

function plainMark(tag: string, attributes: readonly string[] = []) {
  return Mark.create({
    name: tag,
    excludes: '',
    addAttributes: () => Object.fromEntries(attributes.map((name) => [name, htmlAttribute(name)])),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}

/** Inline code. Backticks around words make code of them; → moves the caret out of the code. */
const code = plainMark('code').extend({
  code: true,
  exitable: true,
  addInputRules() {
    return [markInputRule({ find: /(?<!`)`([^`]+)`$/, type: this.type })];
  },
});

/** The marks in addition to those of StarterKit: bold, italics, underlining. */
export const marks = [
  link,
  code,
  plainMark('abbr', ['title']),
  ...['s', 'del', 'ins', 'sub', 'sup', 'small', 'mark', 'kbd', 'q', 'cite'].map((tag) => plainMark(tag)),
];
