import type { Column } from '@agency-site/domain/tables/column';
import { formatDateTime, formatSecond } from './dates';
import { spacedPhone } from './phone';

export type Cell = string | number | boolean | Date | null | undefined;

/** A column of an exported file: its title, and a function that returns the cell of a row, as a type that spreadsheets have. */
export type FileColumn<Row> = readonly [title: string, cell: (row: Row) => Cell];

/** Makes spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** Matches a text that spreadsheets take for a formula, also after blanks, or with the full-width signs of East Asian keyboards. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** Matches a text that spreadsheets would change to a number or boolean: `1E5`, `01000`, a long number, `1,50`, `12 000 €`, `50 %`. */
const numberLike =
  /^(0\d+|\d{12,}|\d+([.,]\d+)?e[+-]?\d+|\d+[.,]\d*0|\d+([.,]\d+)?\s?[%€]|\d{1,3}(\s\d{3})+([.,]\d+)?(\s?[%€])?|vrai|faux|true|false)$/i;
const month = String.raw`(janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)\p{L}*\.?`;
/** Matches a text that spreadsheets would change to a date or a time: `1/2`, `12:30`, `lundi 3 mars`, `mars 2026`. */
const dateLike = new RegExp(
  String.raw`^(\d{1,3}[/.-]\d{1,2}([/.-]\d{1,4})?|\d{1,2}:\d\d(:\d\d)?|(\p{L}+\.? )?\d{1,2}[ -]${month}([ -]\d{2,4})?|${month}[ -]\d{2,4})$`,
  'iu',
);
/** Matches a telephone number with spaces between its digits, which spreadsheets do not change. */
const telephone = /^\+?\d{1,3}( \d{1,4})+$/;

/**
 * Writes rows as a CSV file that a French spreadsheet opens with a double click: semicolons, byte order mark, « oui » and « non ». Every
 * text is in quotes. A text that starts like a formula, as a visitor may write one, or that looks like a number or a date, gets an
 * invisible tab before it.
 */
export function toCsv<Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, cell]) => cell(row)))];
  return byteOrderMark + lines.map((line) => `${line.map(csvCell).join(';')}\r\n`).join('');
}

function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return Number.isInteger(cell) ? String(cell) : `"${String(cell).replace('.', ',')}"`;
  const text = cellText(cell);
  const isConverted = !(cell instanceof Date) && (numberLike.test(text) || dateLike.test(text));
  const isRead = (formula.test(text) && !telephone.test(text)) || isConverted;
  return `"${isRead ? '\t' : ''}${text.replaceAll('"', '""')}"`;
}

/** A cell as text for people. Dates have seconds, because some of them prove a consent. */
export function cellText(cell: Cell): string {
  if (cell instanceof Date) return formatSecond(cell);
  if (typeof cell === 'boolean') return cell ? 'oui' : 'non';
  return cell === null || cell === undefined ? '' : String(cell);
}

type Fields = Readonly<Record<string, unknown>>;

/** The exported columns of a table: those with a label, in the order of the declaration. */
export const fileColumnsOf = (columns: Readonly<Record<string, Column>>): FileColumn<Fields>[] =>
  Object.entries(columns).flatMap(([name, column]): FileColumn<Fields>[] =>
    column.label && !column.large ? [[column.label, (row) => fileCellOf(name, row[name], column)]] : [],
  );

function fileCellOf(name: string, value: unknown, { type, choices: own, listedChoices }: Column): Cell {
  const choices = own && { ...own, ...listedChoices };
  if (typeof value !== 'string' || !value) return cellOf(name, value, choices);
  if (type === 'datetime' || name.endsWith('_at')) return Number.isNaN(Date.parse(value)) ? value : new Date(value);
  return name === 'phone' ? spacedPhone(value) : cellOf(name, value, choices);
}

/** A value as people read it. Columns whose names end with `_at` contain dates. */
export function cellOf(name: string, value: unknown, choices: Column['choices']): Exclude<Cell, Date> {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (Array.isArray(value)) {
    const chosen = Object.entries(choices ?? {}).filter(([choice]) => value.includes(choice));
    return (choices ? chosen.map(([, label]) => label) : value).join(', ');
  }
  if (typeof value !== 'string') return '';
  return choices?.[value] ?? (name.endsWith('_at') ? formatDateTime(value) : value);
}
