import type { Column } from '@agency/supabase/tables/column';
import { formatDateTime } from './dates';

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

type Fields = Readonly<Record<string, unknown>>;

/** A file's columns: those of a table that people have a name for, in the declaration's order. */
export const csvColumnsOf = (columns: Readonly<Record<string, Column>>): CsvColumn<Fields>[] =>
  Object.entries(columns).flatMap(([name, { label, choices, large }]): CsvColumn<Fields>[] =>
    label && !large ? [[label, (row) => cellOf(name, row[name], choices)]] : [],
  );

/** A value as people read it. Dates are told by their column's name, which ends with `_at` in every table. */
export function cellOf(name: string, value: unknown, choices: Column['choices']): Cell {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value !== 'string') return '';
  return choices?.[value] ?? (name.endsWith('_at') ? formatDateTime(value) : value);
}
