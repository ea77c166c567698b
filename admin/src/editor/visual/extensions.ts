import { type Extensions, Node } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { InParagraphs } from './attributes';
import { blocks } from './blocks';
import { marks } from './marks';
import { tables } from './tables';
import { Video } from './video';

/** A callout. Enter on an empty line leaves it. */
const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: () => ['aside', 0],
});

/** The schema of the visual editor: a text with other markup can only be edited in HTML. */
export const extensions: Extensions = [
  StarterKit.configure({
    // Replaced by nodes and marks that keep the stored elements and attributes.
    link: false,
    code: false,
    strike: false,
    codeBlock: false,
    // It would add an empty paragraph after a table or a figure.
    trailingNode: false,
  }),
  ...marks,
  ...blocks,
  ...tables,
  Video,
  Callout,
  InParagraphs,
];
