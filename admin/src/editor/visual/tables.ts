import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { shortcuts } from '../../shortcuts/shortcuts';
import { caretAfter } from './caret';
import { inParagraphs } from './list-item';

const { leaveTable } = shortcuts;

/** « 1 » is what a cell spans when nothing is said. */
const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});

const cellAttributes = {
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  // The table commands expect it; widths are the site's business.
  colwidth: { default: null, rendered: false, parseHTML: () => null },
  paragraphs: inParagraphs,
};

/** What a table's rows belong to. The editor's tables are made of rows alone; `editor-html.ts` puts them back. */
const section = {
  default: 'tbody',
  parseHTML: (element: HTMLElement) => element.parentElement?.localName ?? 'tbody',
  renderHTML: (attributes: Record<string, unknown>) => ({ 'data-section': attributes['section'] }),
};

/** Its words only: markup in a caption is for the HTML box. */
const caption = {
  default: null,
  parseHTML: (element: HTMLElement) => element.querySelector(':scope > caption')?.textContent.trim() ?? null,
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes['caption'] ? { 'data-caption': attributes['caption'] } : {},
};

/** Tables with their caption, head and body, and cells that say what they are the head of. */
export const tables = [
  Table.extend({
    addAttributes: () => ({ caption }),
    parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
    renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
    addKeyboardShortcuts() {
      // Tab adds a row at the end: whoever has no mouse leaves the table with this.
      return { ...this.parent?.(), [leaveTable.key]: () => this.editor.commands.command(caretAfter('table')) };
    },
  }).configure({ resizable: false }),
  TableRow.extend({ addAttributes: () => ({ section }) }),
  TableCell.extend({ addAttributes: () => cellAttributes }),
  TableHeader.extend({
    addAttributes: () => ({
      ...cellAttributes,
      scope: { default: null, parseHTML: (element: HTMLElement) => element.getAttribute('scope') },
    }),
  }),
];
