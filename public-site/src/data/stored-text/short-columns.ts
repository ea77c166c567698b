import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { textOf } from './outline';

/** The longest cell, in characters, that fits on one line in a narrow column: figures, amounts, « oui ». */
const SHORT = 12;
/** The number of columns for which the style sheet has a rule. */
const COLUMNS_KNOWN = 6;

/**
 * The classes that tell the style sheet which columns of a table have only short cells, by position from 1, so that they take no more room
 * than their content. A table with merged cells gets none, because the position of a cell is then not its column.
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
