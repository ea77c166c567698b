import { Node } from '@tiptap/core';

/** Words that stand apart from the text. Enter on an empty line leaves it. */
export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: () => ['aside', 0],
});
