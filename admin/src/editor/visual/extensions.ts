import { type Extensions, Node } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { blocks } from './blocks';
import { LinkButton } from './link-button';
import { marks } from './marks';
import { tables } from './tables';
import { Video } from './video';

/** Words that stand apart from the text. Enter on an empty line leaves it. */
const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: () => ['aside', 0],
});

/** All that the visual editor can hold; anything else stays in HTML. */
export const extensions: Extensions = [
  StarterKit.configure({
    // Ours keep the attributes and the elements that are stored.
    link: false,
    code: false,
    strike: false,
    codeBlock: false,
    listItem: false,
    // Would add an empty paragraph to a text that ends with a table or a figure.
    trailingNode: false,
  }),
  ...marks,
  ...blocks,
  ...tables,
  Video,
  LinkButton,
  Callout,
];
