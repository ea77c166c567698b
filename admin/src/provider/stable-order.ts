import type { GetListParams } from 'react-admin';
import type { BackOfficeOptions } from './resource';

/** Columns that are never null, because the database fills them in. `nullslast` would keep PostgreSQL from using their indexes. */
const neverEmpty: ReadonlySet<string> = new Set(['created_at', 'updated_at', 'deleted_at', 'view_count', 'position']);

/**
 * Orders rows that compare equal by their key; otherwise a row can be on two pages and another on none. Ra-supabase builds
 * `order` as `${field}.asc` or `${field}.desc`, so the field that this returns contains a direction and the key. An empty field
 * keeps the order of a database function.
 */
export function inStableOrder(
  params: GetListParams,
  columns: BackOfficeOptions['columns'] = { id: {} },
): GetListParams {
  const { field, order } = params.sort ?? { field: 'id', order: 'ASC' };
  // Tables without an id name their key first.
  const key = 'id' in columns ? 'id' : Object.keys(columns)[0];
  if (!field || field === 'id' || field === key) return params;
  // In ascending order empty values are last by themselves.
  const emptyLast = order === 'ASC' || neverEmpty.has(field) ? '' : '.nullslast';
  return { ...params, sort: { field: `${field}.${order.toLowerCase()}${emptyLast},${key}`, order: 'ASC' } };
}
