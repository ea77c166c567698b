import type { Json } from '@agency/supabase/types';
import { type Column, namesOf, valuesOf } from '@agency/domain/tables/column';
import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import type { DatabaseFunctions } from '../database-functions';
import type { ResourceWith } from '../resource';

type Columns = Readonly<Record<string, Column>>;
type Meta = { readonly columns?: readonly string[] } | undefined;
type Values = Readonly<Record<string, Json | undefined>>;

const linksIn = (columns: Columns): string[] => namesOf(columns).filter((name) => columns[name]?.through);

/**
 * Reads rows of joined tables with a row, as the list of their ids, and writes both together: see `through` of a column, and
 * `write_with_links` in supabase/schemas/30_content/11_relations.sql.
 */
export function withLinks(
  provider: DataProvider,
  { callFunction }: Pick<DatabaseFunctions, 'callFunction'>,
  tables: readonly ResourceWith<'columns'>[],
): DataProvider {
  const columnsOf = new Map(
    tables.flatMap(({ name, options: { columns } }) => (linksIn(columns).length > 0 ? [[name, columns] as const] : [])),
  );

  /** The call with linked rows embedded instead of columns that the table does not have; without, only these are left out. */
  const asking = <Params extends { readonly meta?: Meta }>(resource: string, params: Params, isRead = true): Params => {
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
  const flattened = <Row extends RaRecord>(resource: string, row: Row): Row => {
    const names = linksIn(columnsOf.get(resource) ?? {}).filter((name) => Array.isArray(row[name]));
    const linked = valuesOf(names, (name) => (row[name] as readonly RaRecord[]).map(({ id }) => id));
    return { ...row, ...linked };
  };
  const rowsOf = async <Answer extends { data: RaRecord[] }>(
    resource: string,
    answer: Promise<Answer>,
  ): Promise<Answer> => {
    const rows = await answer;
    return { ...rows, data: rows.data.map((row) => flattened(resource, row)) };
  };

  const write = async (resource: string, data: Values, columns: Columns, row_id?: Identifier) => {
    const links = linksIn(columns).filter((name) => name in data);
    const own = Object.keys(data).filter((name) => columns[name]?.editable && !columns[name].through);
    return callFunction('write_with_links', {
      into_table: resource,
      written: valuesOf(own, (name) => data[name]),
      links: Object.fromEntries(links.map((name) => [String(columns[name]?.through), data[name] ?? []])),
      ...(row_id !== undefined && { row_id: String(row_id) }),
    });
  };

  return {
    ...provider,
    getOne: async (resource, params) => {
      const answer = await provider.getOne(resource, asking(resource, params));
      return { ...answer, data: flattened(resource, answer.data as RaRecord) as never };
    },
    getList: (resource, params) => rowsOf(resource, provider.getList(resource, asking(resource, params))),
    getMany: (resource, params) => rowsOf(resource, provider.getMany(resource, asking(resource, params))),
    getManyReference: (resource, params) =>
      rowsOf(resource, provider.getManyReference(resource, asking(resource, params))),
    create: async (resource, params) => {
      const columns = columnsOf.get(resource);
      if (!columns) return provider.create(resource, params);
      const id = await write(resource, params.data as Values, columns);
      return { data: { ...params.data, id } as never };
    },
    update: async (resource, params) => {
      const columns = columnsOf.get(resource);
      if (!columns) return provider.update(resource, params);
      const { id, data, previousData } = params;
      const changed = Object.entries(data as Values).filter(
        ([name, value]) => JSON.stringify(value) !== JSON.stringify(previousData[name]),
      );
      if (changed.length > 0) await write(resource, Object.fromEntries(changed), columns, id);
      return { data: { ...previousData, ...data } as never };
    },
    delete: (resource, params) => provider.delete(resource, asking(resource, params, false)),
    deleteMany: (resource, params) => provider.deleteMany(resource, asking(resource, params, false)),
  };
}
