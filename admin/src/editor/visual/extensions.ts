import type { Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { blocks } from './blocks';
import { Callout } from './callout';
import { LinkButton } from './link-button';
import { marks } from './marks';
import { tables } from './tables';
import { Video } from './video';

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
