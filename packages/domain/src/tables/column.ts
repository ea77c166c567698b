import type { Database } from '@agency-site/supabase/types';

type Tables = Database['public']['Tables'];

/** The properties of one column: the single source for labels, limits, `select` lists, forms and files. */
export interface Column {
  /** French name of the column: beside its input, in files, in the history. A column without a label is never shown. */
  readonly label?: string;
  /** A sentence below the column's input. */
  readonly helperText?: string;
  /** The type of the column's values; by default a text. The description of a `picture` in `x_url` is in the column `x_alt`. */
  readonly type?: 'boolean' | 'integer' | 'money' | 'date' | 'datetime' | 'picture';
  /** Whether the database refuses a row without a value, or with a blank text. */
  readonly required?: true;
  /** Longest value the database stores, in characters. */
  readonly maxLength?: number;
  /** Smallest and largest number the database stores. */
  readonly min?: number;
  readonly max?: number;
  /** The table to which the column refers by a foreign key. */
  readonly references?: keyof Tables;
  /** The join table, for a list of ids of the table in `references`. */
  readonly through?: keyof Tables;
  /** French label of each value, for an enumeration. */
  readonly choices?: Readonly<Record<string, string>>;
  /** The labels of values that the function of the list adds to `choices`; no form offers them. */
  readonly listedChoices?: Readonly<Record<string, string>>;
  /** Whether visitors read the column: in lists and on the row's page, or on the row's page only. */
  readonly public?: 'list' | 'detail';
  /** Whether the lists of the back-office read the column; the edit screen reads every declared column. */
  readonly inList?: true;
  /** Whether the search above the list reads the column. */
  readonly searched?: true;
  /** Whether the list offers a filter for the column, behind « Ajouter un filtre ». */
  readonly filtered?: true;
  /** The initial order of the list, by this column; only one column of a table has this option. */
  readonly sorted?: 'ASC' | 'DESC';
  /** Up to half a megabyte: excluded from lists and files. */
  readonly large?: true;
  /** How administrators write the column: a text (trimmed), another value, or a value that the save computes. */
  readonly editable?: 'text' | 'value' | 'computed';
  /** The input of a text, with one line or several. The article editor itself places the inputs of texts that lack this option. */
  readonly input?: 'line' | 'lines';
  /** For a slug: the column from which the slug is derived until somebody writes another. */
  readonly slugOf?: string;
  /** The value in the form of a new row. */
  readonly defaultValue?: string | number | boolean;
}

/** The options of a column whose values have this type. */
type ColumnOf<Value> = Column & {
  readonly type?: Value extends boolean
    ? 'boolean'
    : Value extends number
      ? 'integer' | 'money'
      : 'date' | 'datetime' | 'picture';
  readonly defaultValue?: Value;
};

/** The columns of a table that the product uses, in display order, and the tables with which it is joined. */
export type Columns<Name extends keyof Tables> = {
  readonly [Key in keyof Tables[Name]['Row']]?: ColumnOf<NonNullable<Tables[Name]['Row'][Key]>>;
} & {
  readonly [Other in Exclude<keyof Tables, keyof Tables[Name]['Row']>]?: Omit<Column, 'references'> & {
    readonly references: Other;
    readonly through: keyof Tables;
  };
};

/** The names of the columns with a property: `NamesOf<typeof postColumns, { inList: true }>`. */
export type NamesOf<Declared, Shared extends Column = Column> = {
  [Name in keyof Declared]: Declared[Name] extends Shared ? Name : never;
}[keyof Declared] &
  string;

/** The names of a declaration's columns, in order. @param shared properties that the columns must have; by default none */
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
