import { Mark, markInputRule } from '@tiptap/core';
import { link } from './link';

/** A mark that is one HTML element with some attributes, kept as they are. */
function plainMark(tag: string, attributes: readonly string[] = []) {
  return Mark.create({
    name: tag,
    excludes: '',
    addAttributes: () =>
      Object.fromEntries(
        attributes.map((name) => [
          name,
          { default: null, parseHTML: (element: HTMLElement) => element.getAttribute(name) },
        ]),
      ),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}

/** Inline code is left with →, as one leaves any mark; words typed between backticks become it. */
const code = plainMark('code').extend({
  code: true,
  exitable: true,
  addInputRules() {
    return [markInputRule({ find: /(?<!`)`([^`]+)`$/, type: this.type })];
  },
});

/** What words can bear beside bold, italics and underlining, which StarterKit brings. */
export const marks = [
  link,
  code,
  plainMark('abbr', ['title']),
  ...['s', 'del', 'ins', 'sub', 'sup', 'small', 'mark', 'kbd', 'q', 'cite'].map((tag) => plainMark(tag)),
];
