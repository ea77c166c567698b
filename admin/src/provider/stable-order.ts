import type { GetListParams } from 'react-admin';
import type { BackOfficeOptions } from './resource';

/** Columns that are never null, because the database fills them in. `nullslast` would keep PostgreSQL from using their indexes. */
const neverEmpty: ReadonlySet<string> = new Set(['created_at', 'updated_at', 'deleted_at', 'view_count', 'position']);

/**
 * What orders texts that compare equal: those with the same status by date, so that the planned ones, which the database calls published,
 * stand together between the drafts and the public ones; those without a date by their creation, which the list shows instead.
 */
function datesBeside(field: string, order: string, columns: object): readonly string[] {
  if (!('published_at' in columns) || (field !== 'status' && field !== 'published_at')) return [];
  const direction = (order === 'ASC') === (field === 'published_at') ? 'asc' : 'desc';
  return ['published_at', 'created_at']
    .filter((date) => date !== field && date in columns)
    .map((date) => `${date}.${direction}`);
}

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
  // An order that ends with the key is complete already.
  if (!field || field === 'id' || field === key || field.endsWith(`,${key}`)) return params;
  // In ascending order empty values are last by themselves.
  const emptyLast = order === 'ASC' || neverEmpty.has(field) ? '' : '.nullslast';
  const first = `${field}.${order.toLowerCase()}${emptyLast}`;
  return { ...params, sort: { field: [first, ...datesBeside(field, order, columns), key].join(), order: 'ASC' } };
}
