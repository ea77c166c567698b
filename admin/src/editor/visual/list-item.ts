import { Node } from '@tiptap/core';

/** Whether the words of a list item or of a table cell stand in paragraphs. The editor needs them to, HTML does not. */
export const inParagraphs = {
  default: false,
  parseHTML: (element: HTMLElement) => element.querySelector(':scope > p') !== null,
  renderHTML: (attributes: Record<string, unknown>) => (attributes['paragraphs'] ? { 'data-paragraphs': '' } : {}),
};

/** A list item; Enter makes the next one, Tab and Shift+Tab move it in and out. */
export const ListItem = Node.create({
  name: 'listItem',
  content: 'paragraph block*',
  defining: true,
  addAttributes: () => ({ paragraphs: inParagraphs }),
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      Tab: () => this.editor.commands.sinkListItem(this.name),
      'Shift-Tab': () => this.editor.commands.liftListItem(this.name),
    };
  },
});
