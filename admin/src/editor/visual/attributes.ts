import { type Attribute, Extension } from '@tiptap/core';

/** An attribute that is read and written unchanged: findings/tiptap-turns-attributes-into-numbers.sh. */
export const htmlAttribute = (name: string): Partial<Attribute> => ({
  default: null,
  parseHTML: (element) => element.getAttribute(name),
});

/** Whether the stored words of a list item or table cell are in paragraphs. The editor requires paragraphs there, HTML does not. */
const paragraphs: Partial<Attribute> = {
  default: false,
  parseHTML: (element) => element.querySelector(':scope > p') !== null,
  renderHTML: (attributes) => (attributes['paragraphs'] ? { 'data-paragraphs': '' } : {}),
};

export const InParagraphs = Extension.create({
  name: 'inParagraphs',
  addGlobalAttributes: () => [{ types: ['listItem', 'tableCell', 'tableHeader'], attributes: { paragraphs } }],
});
