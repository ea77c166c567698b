import type { Column } from '@agency/supabase/tables/column';
import type { Cell, CsvColumn } from './csv';
import { formatDateTime } from './dates';

type Row = Readonly<Record<string, unknown>>;

/** A file's columns: those of a table that people have a name for, in the declaration's order. */
export const csvColumnsOf = (columns: Readonly<Record<string, Column>>): CsvColumn<Row>[] =>
  Object.entries(columns).flatMap(([name, { label, choices, large }]): CsvColumn<Row>[] =>
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
