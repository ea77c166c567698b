import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { textOf } from './outline';

/** The number of characters that fit in a column on one line wherever the table is shown: figures, amounts, « oui ». */
const SHORT = 12;
/** The style sheet knows the first columns. */
const COLUMNS_KNOWN = 6;

/**
 * The classes of a table that name its columns of short cells by position, from 1: these need no more room than their content. A table with
 * merged cells has none, since the position of a cell does not give its column.
 */
export function shortColumns(table: Element): string[] {
  const lengths = new Map<number, number>();
  let merged = false;
  visit(table, 'element', (row) => {
    if (row.tagName !== 'tr') return;
    const cells = row.children.filter((child) => child.type === 'element');
    const isHead = cells.every(({ tagName }) => tagName === 'th');
    for (const [index, cell] of cells.entries()) {
      if (cell.properties['colSpan'] || cell.properties['rowSpan']) merged = true;
      const length = isHead ? 0 : textOf(cell).trim().length;
      lengths.set(index + 1, Math.max(lengths.get(index + 1) ?? 0, length));
    }
  });
  if (merged) return [];
  return [...lengths]
    .filter(([column, length]) => column <= COLUMNS_KNOWN && length > 0 && length <= SHORT)
    .map(([column]) => `short-${column}`);
}
