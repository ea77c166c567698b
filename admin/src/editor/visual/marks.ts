import { Mark, markInputRule } from '@tiptap/core';
import { htmlAttribute } from './attributes';
import { link } from './link';

/** A mark of one HTML element, with some attributes. */
function plainMark(tag: string, attributes: readonly string[] = []) {
  return Mark.create({
    name: tag,
    excludes: '',
    addAttributes: () => Object.fromEntries(attributes.map((name) => [name, htmlAttribute(name)])),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}

/** Inline code. Backticks around words make it; → leaves it, like any mark. */
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
