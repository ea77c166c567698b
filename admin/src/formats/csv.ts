export type Cell = string | number | boolean | null | undefined;

/** A column of an export: what its head reads, and its cell for a row. */
export type CsvColumn<Row> = readonly [title: string, cell: (row: Row) => Cell];

/** Read as UTF-8 by spreadsheets, which would otherwise guess. */
const byteOrderMark = '\uFEFF';

/**
 * Rows as a CSV file that a French spreadsheet opens with a double click: semicolons, UTF-8 mark, « oui » and « non ».
 * A cell that a spreadsheet would run as a formula is made text: some of them are written by strangers.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = rows.map((row) => columns.map(([, cell]) => written(cell(row))));
  return (
    byteOrderMark + [columns.map(([title]) => written(title)), ...lines].map((line) => `${line.join(';')}\r\n`).join('')
  );
}

function written(cell: Cell): string {
  if (typeof cell === 'boolean') return cell ? 'oui' : 'non';
  if (typeof cell === 'number') return String(cell);
  const text = cell ?? '';
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
