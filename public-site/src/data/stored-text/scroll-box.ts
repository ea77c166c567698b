import type { Element, ElementContent, Parents } from 'hast';
import { visit } from 'unist-util-visit';
import { element } from './hast-elements';
import { textOf } from './outline';

/**
 * Puts a table in a box that scrolls when the table is wider than the screen. The box can be focused by keyboard, and its accessible name
 * is the caption of the table or of the figure. Columns of short cells are as narrow as their content.
 */
export function scrollBox(table: Element, parent: Parents): Element {
  const short = shortColumns(table);
  if (short.length > 0) table.properties['className'] = short;
  const name = nameOf(childOf(table, 'caption') ?? childOf(parent, 'figcaption'));
  const properties = { className: ['table-scroll'], ...reachable(name ? `Tableau : ${name}` : 'Tableau') };
  return element('div', properties, [table]);
}

/** Makes preformatted text focusable, because it scrolls without a box, gives it an accessible name, and keeps its first empty line. */
export function completePreformatted(preformatted: Element, parent: Parents): void {
  const [first] = preformatted.children;
  // Parsers drop a line feed just after the tag: findings/rehype-drops-a-line-of-preformatted-text.sh.
  if (first?.type === 'text' && first.value.startsWith('\n')) first.value = `\n${first.value}`;
  preformatted.properties = reachable(nameOf(childOf(parent, 'figcaption')) || 'Texte mis en forme');
}

const reachable = (name: string): Element['properties'] => ({ role: 'group', ariaLabel: name, tabIndex: 0 });

const nameOf = (caption: Element | undefined): string => (caption ? textOf(caption).replace(/\s+/g, ' ').trim() : '');

const childOf = (parent: Parents, tagName: string): Element | undefined =>
  (parent.children as ElementContent[]).find(
    (child): child is Element => child.type === 'element' && child.tagName === tagName,
  );

/** The longest cell, in characters, that fits on one line in a narrow column: figures, amounts, « oui ». */
const SHORT = 12;
/** The number of columns for which the style sheet has a rule. */
const COLUMNS_KNOWN = 6;

/**
 * The classes that tell the style sheet which columns of a table have only short cells, by position from 1, so that they take no more room
 * than their content. A table with merged cells gets none, because the position of a cell is then not its column.
 */
function shortColumns(table: Element): string[] {
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
