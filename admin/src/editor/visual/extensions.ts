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

/** A message to be copied, shown as a letter. */
const Letter = Callout.extend({
  name: 'letter',
  parseHTML: () => [{ tag: 'blockquote[class="letter"]', priority: 60 }],
  renderHTML: () => ['blockquote', { class: 'letter' }, 0],
});

/** Numbered stations with connectors; a list in one of them holds the ways out. */
const Steps = Node.create({
  name: 'steps',
  group: 'block list',
  content: 'listItem+',
  parseHTML: () => [{ tag: 'ol[class="steps"]', priority: 60 }],
  renderHTML: () => ['ol', { class: 'steps' }, 0],
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
  Letter,
  Steps,
  InParagraphs,
];
