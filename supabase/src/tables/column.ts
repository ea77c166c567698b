import type { Database } from '../database-types';

type Tables = Database['public']['Tables'];

/** The properties of one column: the single source for labels, limits, `select` lists, forms and files. */
export interface Column {
  /** French name of the column: beside its input, in files, in the history. A column without a label is never shown. */
  readonly label?: string;
  /** Longest value the database stores, in characters. */
  readonly longest?: number;
  /** French label of each value, for an enumeration. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Whether visitors read the column: in lists and on the row's page, or on the row's page only. */
  readonly site?: 'summary' | 'page';
  /** Read by lists of the back-office; the edit screen reads every declared column. */
  readonly listed?: true;
  /** Up to half a megabyte: excluded from lists and files. */
  readonly large?: true;
  /** How administrators write the column: a text (trimmed), another value, or a value that the save computes. */
  readonly written?: 'text' | 'value' | 'computed';
  /** A plain input of the article's editor, of one line or several; without it, a place of its own or none. */
  readonly input?: 'line' | 'lines';
}

/** The columns of a table that the product uses, in display order. */
export type Columns<Name extends keyof Tables> = { readonly [Key in keyof Tables[Name]['Row']]?: Column };

/** The names of the columns with a property: `NamesOf<typeof postColumns, { listed: true }>`. */
export type NamesOf<Declared, Shared extends Column = Column> = {
  [Name in keyof Declared]: Declared[Name] extends Shared ? Name : never;
}[keyof Declared] &
  string;

/**
 * The names of a declaration's columns, in order.
 * @param shared properties that the columns must have; by default every column is returned
 */
export function namesOf<const Declared extends Readonly<Record<string, Column>>, const Shared extends Column>(
  columns: Declared,
  shared?: Shared,
): NamesOf<Declared, Shared>[] {
  const wanted = Object.entries(shared ?? {});
  return Object.keys(columns).filter((name): name is NamesOf<Declared, Shared> => {
    const column = Object.entries(columns[name] ?? {});
    return wanted.every(([key, value]) => column.some(([own, held]) => own === key && held === value));
  });
}

/** Maps column names to values. */
export const valuesOf = <Name extends string, Value>(
  names: readonly Name[],
  value: (name: Name) => Value,
): Record<Name, Value> => {
  // TypeScript types the keys of `Object.fromEntries` as string.
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;
};

/** The labels of the columns by name, without columns that have none. */
export const labelsOf = (columns: Readonly<Record<string, Column>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(columns).flatMap(([name, { label }]) => (label ? [[name, label]] : [])));
