import type { Column } from '@agency/domain/tables/column';
import { formatDateTime, formatSecond } from './dates';

export type Cell = string | number | boolean | null | undefined;

export type CsvColumn<Row> = readonly [title: string, cell: (row: Row) => Cell];

/** Makes spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** Characters that start a formula in spreadsheets; blanks before count too, and the full-width signs of East Asian keyboards. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * Rows as a CSV file that a French spreadsheet opens with a double click: semicolons, byte order mark, « oui » and « non ».
 * A cell that starts like a formula gets an apostrophe, because visitors write some of them.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, cell]) => cell(row)))];
  return byteOrderMark + lines.map((line) => `${line.map(csvCell).join(';')}\r\n`).join('');
}

function csvCell(cell: Cell): string {
  if (typeof cell === 'boolean') return cell ? 'oui' : 'non';
  if (typeof cell === 'number') return String(cell);
  const text = cell ?? '';
  const escaped = formula.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}

type Fields = Readonly<Record<string, unknown>>;

/** The exported columns of a table: those with a label, in the order of the declaration. Moments to the second: some prove a consent. */
export const csvColumnsOf = (columns: Readonly<Record<string, Column>>): CsvColumn<Fields>[] =>
  Object.entries(columns).flatMap(([name, { label, choices, large }]): CsvColumn<Fields>[] =>
    label && !large ? [[label, (row) => cellOf(name, row[name], choices, formatSecond)]] : [],
  );

/** A value as users read it. Columns whose name ends with `_at` hold dates. */
export function cellOf(name: string, value: unknown, choices: Column['choices'], formatMoment = formatDateTime): Cell {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value !== 'string') return '';
  return choices?.[value] ?? (name.endsWith('_at') ? formatMoment(value) : value);
}
