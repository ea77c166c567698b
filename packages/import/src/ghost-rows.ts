import { groupedBy } from './grouped';

export type Row = Readonly<Record<string, unknown>>;
export type Tables = Readonly<Record<string, readonly Row[]>>;

export const rowsOf = (tables: Tables, name: string): readonly Row[] =>
  Array.isArray(tables[name]) ? tables[name] : [];

/** Returns a value as text; empty for a value that is neither a text nor a number. */
export const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Ghost stores booleans as numbers in MySQL and SQLite, and as words in its settings. */
export const isTrue = (value: unknown): boolean => [true, 1, '1', 'true'].some((truth) => value === truth);

export const settingOf = (tables: Tables, key: string): unknown =>
  rowsOf(tables, 'settings').find((row) => row['key'] === key)?.['value'];

/** Groups rows by their post, in their order. */
export const byPost = (rows: readonly Row[]): ReadonlyMap<string, Row[]> =>
  groupedBy(
    rows.toSorted((one, other) => Number(one['sort_order'] ?? 0) - Number(other['sort_order'] ?? 0)),
    (row) => text(row['post_id']),
  );

/** Returns a date of Ghost (milliseconds, or a text, in UTC without a time zone) in ISO 8601; undefined for another value. */
export function dateOf(value: unknown): string | undefined {
  const date =
    typeof value === 'number'
      ? value
      : Date.parse(text(value).replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/, '$1T$2Z'));
  return Number.isNaN(date) ? undefined : new Date(date).toISOString();
}
