import type { JSONContent } from '@tiptap/core';

const cell = (type: string, attrs = {}): JSONContent => ({ type, attrs, content: [{ type: 'paragraph' }] });
const row = (section: string, cells: JSONContent[]): JSONContent => ({
  type: 'tableRow',
  attrs: { section },
  content: cells,
});

/** Two columns under their heads: what a small comparison needs, and grows from. */
export const newTable: JSONContent = {
  type: 'table',
  content: [
    row('thead', [cell('tableHeader', { scope: 'col' }), cell('tableHeader', { scope: 'col' })]),
    row('tbody', [cell('tableCell'), cell('tableCell')]),
    row('tbody', [cell('tableCell'), cell('tableCell')]),
  ],
};
