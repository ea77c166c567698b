import type { Database } from '@agency/supabase/database-types';
import type { BackOfficeOptions, BackOfficeResource } from './resource';

type Tables = Database['public']['Tables'];
type Column<Name extends keyof Tables> = keyof Tables[Name]['Row'] & string;

/** What people call a table's columns, in the order of an export. */
export type Labels<Name extends keyof Tables> = { readonly [Key in Column<Name>]?: string };

interface TableResource<Name extends keyof Tables> extends Omit<BackOfficeResource, 'options'> {
  readonly name: Name;
  readonly labels: Labels<Name>;
  /** Columns asked of the database, where some have no label: what the list is ordered by, for example. */
  readonly columns?: readonly Column<Name>[];
  readonly options: Omit<BackOfficeOptions, 'columns' | 'labels'>;
}

/**
 * A resource that is one table. Its labels say what is asked of the database, how react-admin's parts name each column, and
 * what an export holds.
 */
export function tableResource<Name extends keyof Tables>({
  labels,
  columns,
  options,
  ...resource
}: TableResource<Name>): BackOfficeResource {
  const labelled = Object.keys(labels).filter((name) => name !== 'id');
  return {
    ...resource,
    options: {
      ...options,
      labels,
      columns: columns ?? ['id', ...labelled],
      french: { ...options.french, fields: labels },
    },
  };
}
