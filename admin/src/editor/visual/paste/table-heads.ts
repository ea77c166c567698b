import { styleOf } from './inert-attributes';
import { isBold } from './styled-words';

/** Turns the cells of the head of each table into `<th>`: those of its `<thead>`, or of a first row that differs from the others. */
export function restoreTableHeads(fragment: DocumentFragment): void {
  for (const table of fragment.querySelectorAll('table')) {
    const [first, ...others] = table.rows;
    const isHeadless = !table.tHead && first && isHead(first, others);
    const heads = table.tHead ? [...table.tHead.rows] : isHeadless ? [first] : [];
    for (const row of heads) {
      for (const cell of Array.from(row.cells)) makeHead(cell);
      table.createTHead().append(row);
    }
  }
}

function isHead(row: HTMLTableRowElement, others: readonly HTMLTableRowElement[]): boolean {
  const cells = [...row.cells];
  if (cells.length === 0) return false;
  if (cells.every((cell) => cell.localName === 'th')) return true;
  if (others.length === 0) return false;
  if (cells.every((cell) => /^(column|row)header$/.test(cell.getAttribute('role') ?? ''))) return true;
  return isBoldRow(row) && !others.every(isBoldRow);
}

/** Whether all the words of a row are bold. */
function isBoldRow(row: HTMLTableRowElement): boolean {
  const words = [...row.cells].filter(({ textContent }) => textContent.trim() !== '');
  return words.length > 0 && words.every(isBoldCell);
}

function isBoldCell(cell: HTMLTableCellElement): boolean {
  if (cell.localName === 'th' || isBold(styleOf(cell, 'font-weight'))) return true;
  const rest = cell.cloneNode(true);
  if (rest instanceof Element) rest.querySelectorAll('b, strong').forEach((bold) => bold.remove());
  return rest.textContent?.trim() === '';
}

function makeHead(cell: HTMLTableCellElement): void {
  const head = cell.ownerDocument.createElement('th');
  for (const name of ['colspan', 'rowspan', 'data-paragraphs']) {
    const value = cell.getAttribute(name);
    if (value !== null) head.setAttribute(name, value);
  }
  head.setAttribute('scope', cell.getAttribute('scope') ?? 'col');
  head.append(...cell.childNodes);
  for (const bold of head.querySelectorAll('b, strong')) bold.replaceWith(...bold.childNodes);
  cell.replaceWith(head);
}
