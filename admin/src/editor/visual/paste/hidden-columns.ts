import { styleOf } from './inert-attributes';

/** Removes the cells of the columns that a spreadsheet hides, according to their `<col>`. */
export function removeHiddenColumns(table: HTMLTableElement, remove: (cell: Element) => void): void {
  const hidden = [...table.querySelectorAll(':scope > colgroup > col, :scope > colgroup:not(:has(col))')].flatMap(
    (column) =>
      Array.from(
        { length: Number(column.getAttribute('span')) || 1 },
        () =>
          isHiddenColumn(column) ||
          (column.parentElement?.localName === 'colgroup' && isHiddenColumn(column.parentElement)),
      ),
  );
  if (!hidden.includes(true)) return;
  // For each column, the number of further rows that a cell with a `rowspan` covers.
  const filled: number[] = [];
  for (const row of table.rows) {
    let column = 0;
    for (const cell of Array.from(row.cells)) {
      while ((filled[column] ?? 0) > 0) column += 1;
      const { colSpan, rowSpan } = cell;
      for (let at = column; at < column + colSpan; at += 1) filled[at] = rowSpan;
      const shown = colSpan - hidden.slice(column, column + colSpan).filter(Boolean).length;
      column += colSpan;
      if (shown === 0) remove(cell);
      else if (shown < colSpan) cell.colSpan = shown;
    }
    for (const at of filled.keys()) filled[at] = Math.max(0, (filled[at] ?? 0) - 1);
  }
}

const isHiddenColumn = (column: Element): boolean =>
  column.matches('[hidden], [width="0"]') ||
  styleOf(column, 'display')?.startsWith('none') === true ||
  /^(hidden|collapse)/.test(styleOf(column, 'visibility') ?? '') ||
  /^0+(\.0+)?(px|pt|cm|in|%)?$/.test(styleOf(column, 'width') ?? '');
