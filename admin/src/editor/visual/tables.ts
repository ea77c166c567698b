import type { Attribute } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { shortcuts } from '../../ui/shortcuts/shortcuts';
import { caretAfter } from './caret';
import { htmlAttribute } from './attributes';

const { leaveTable } = shortcuts;

/** The number of rows or columns of a cell; 1 without the attribute. */
const span = (name: 'colspan' | 'rowspan'): Partial<Attribute> => ({
  default: 1,
  parseHTML: (element) => Number(element.getAttribute(name)) || 1,
  renderHTML: ({ [name]: count }) => (count === 1 ? {} : { [name]: count }),
});

const cellAttributes = {
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  // The editor's table commands require this attribute. It is never stored, because the site sets the widths.
  colwidth: { default: null, rendered: false, parseHTML: () => null },
};

/** The section of a row. Tables in the editor only have rows; `editor-html.ts` restores the sections. */
const section: Partial<Attribute> = {
  default: 'tbody',
  parseHTML: (element) => element.parentElement?.localName ?? 'tbody',
  renderHTML: (attributes) => ({ 'data-section': attributes['section'] }),
};

/** The caption, as plain text: a text with markup in a caption can only be edited in HTML. */
const caption: Partial<Attribute> = {
  default: null,
  parseHTML: (element) => element.querySelector(':scope > caption')?.textContent.trim() ?? null,
  renderHTML: ({ caption: text }) => (text ? { 'data-caption': text } : {}),
};

/** Tables with a caption, sections, and header cells with a scope. */
export const tables = [
  Table.extend({
    addAttributes: () => ({ caption }),
    parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
    renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
    addKeyboardShortcuts() {
      // In the last cell Tab adds a row: the keyboard needs another way out.
      return { ...this.parent?.(), [leaveTable.key]: () => this.editor.commands.command(caretAfter('table')) };
    },
  }).configure({ resizable: false }),
  TableRow.extend({ addAttributes: () => ({ section }) }),
  TableCell.extend({ addAttributes: () => cellAttributes }),
  TableHeader.extend({ addAttributes: () => ({ ...cellAttributes, scope: htmlAttribute('scope') }) }),
];
