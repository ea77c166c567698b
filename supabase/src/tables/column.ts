import type { Database } from '../database-types';

type Tables = Database['public']['Tables'];

/** What the product does with one column of a table. What is said here is said nowhere else. */
export interface Column {
  /** What people call the column: beside its input, in files, in the history. Without a label nobody is shown it. */
  readonly label?: string;
  /** Longest value the database stores, in characters. */
  readonly longest?: number;
  /** What people read for each value, where only a few are known. */
  readonly choices?: Readonly<Record<string, string>>;
  /** What visitors read: in a list of such rows (and on the page of one), or on the page of one only. */
  readonly site?: 'summary' | 'page';
  /** Read by lists of the back-office; everything declared is read where one row is edited. */
  readonly listed?: true;
  /** May weigh half a megabyte: in no list and no file. */
  readonly large?: true;
  /** What administrators may write: a text as typed but for the spaces around, another value, or what a save works out. */
  readonly written?: 'text' | 'value' | 'computed';
}

/** The columns of a table that the product uses, in the order in which people are told of them. */
export type Columns<Name extends keyof Tables> = { readonly [Key in keyof Tables[Name]['Row']]?: Column };

/** The names of the columns that share something: `NamesOf<typeof postColumns, { listed: true }>`. */
export type NamesOf<Declared, Shared extends Column = Column> = {
  [Name in keyof Declared]: Declared[Name] extends Shared ? Name : never;
}[keyof Declared] &
  string;

/**
 * The names of a declaration's columns, in its order.
 * @param shared what these columns have in common; nothing means all of them
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

/** A value for each of some columns. */
export const valuesOf = <Name extends string, Value>(
  names: readonly Name[],
  value: (name: Name) => Value,
): Record<Name, Value> => {
  // TypeScript gives `Object.fromEntries` any string as key.
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;
};

/** What people call the columns, by their names, without those they are not shown. */
export const labelsOf = (columns: Readonly<Record<string, Column>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(columns).flatMap(([name, { label }]) => (label ? [[name, label]] : [])));
