import { type Column, namesOf, valuesOf } from '@agency-site/domain/tables/column';
import type { Identifier, RaRecord } from 'react-admin';
import type { DatabaseFunctions } from '../database-functions';
import type { ResourceWith, Values } from '../resource';

type Columns = Readonly<Record<string, Column>>;
type Meta = { readonly columns?: readonly string[] } | undefined;

const linksIn = (columns: Columns): string[] => namesOf(columns).filter((name) => columns[name]?.through);

/** Embeds the rows of joined tables (`through`) in queries, flattens them in answers, and saves them together with the row. */
export function linkedRows(
  { callFunction }: Pick<DatabaseFunctions, 'callFunction'>,
  tables: readonly ResourceWith<'columns'>[],
) {
  const columnsOf = new Map(
    tables.flatMap(({ name, options: { columns } }) => (linksIn(columns).length > 0 ? [[name, columns] as const] : [])),
  );

  /** Replaces the columns with `through`, which are not in the table: a read embeds the linked rows instead, a deletion omits them. */
  const withLinkedColumns = <Params extends { readonly meta?: Meta }>(
    resource: string,
    params: Params,
    isRead = true,
  ): Params => {
    const declared = columnsOf.get(resource);
    const { columns } = params.meta ?? {};
    if (!declared || !columns) return params;
    const asked = columns.flatMap((name) => {
      const { through } = declared[name] ?? {};
      if (!through) return [name];
      return isRead ? [`${name}!${through}(id)`] : [];
    });
    return { ...params, meta: { ...params.meta, columns: asked } };
  };
  const withLinkedIds = <Row extends RaRecord>(resource: string, row: Row): Row => {
    const names = linksIn(columnsOf.get(resource) ?? {}).filter((name) => Array.isArray(row[name]));
    const linked = valuesOf(names, (name) => (row[name] as readonly RaRecord[]).map(({ id }) => id));
    return { ...row, ...linked };
  };
  const write = (resource: string, data: Values, row_id?: Identifier) => {
    const columns = columnsOf.get(resource) ?? {};
    const links = linksIn(columns).filter((name) => name in data);
    const own = Object.keys(data).filter((name) => columns[name]?.editable && !columns[name].through);
    return callFunction('save_with_links', {
      into_table: resource,
      row_values: valuesOf(own, (name) => data[name]),
      links: Object.fromEntries(links.map((name) => [String(columns[name]?.through), data[name] ?? []])),
      ...(row_id !== undefined && { row_id: String(row_id) }),
    });
  };

  return { withLinkedColumns, withLinkedIds, write, isLinked: (resource: string): boolean => columnsOf.has(resource) };
}
