import { namesOf, valuesOf } from '@agency-site/domain/tables/column';
import {
  type DataProvider,
  type GetListParams,
  HttpError,
  type Identifier,
  type RaRecord,
  withLifecycleCallbacks,
} from 'react-admin';
import type { DatabaseFunctions } from './database-functions';
import { isRetryable } from './failed-calls/describe-failure';
import { conditionsOf, type Filter } from './filters';
import { findStored } from './lost-creations';
import { linkedRows } from './relations/linked-rows';
import { foreignKeyViolation, countReferrers, type ReferringTable } from './relations/referrers';
import type { ResourceWith, Values } from './resource';
import { inStableOrder } from './stable-order';

/** The wrappers of ra-supabase's data provider, in the order in which a call passes them. */

/** The error by which a failed save keeps its form open; the banner gives the reason. */
export const failedSave = 'failed save';

/**
 * Adds an error of the form to each failed save. Without one, react-admin takes the save for successful: a person could leave the form or
 * close the page without being asked, and the words would be lost.
 */
export const withFailedSaves = (provider: DataProvider): DataProvider => ({
  ...provider,
  create: (resource, params) => provider.create(resource, params).catch(rethrow),
  update: (resource, params) => provider.update(resource, params).catch(rethrow),
});

/** The errors of a form whose save failed. `sessionEnded` makes the form ask for the password. */
export const formErrorsOf = (error: unknown): object => {
  const isSignedOut = error instanceof HttpError && error.status === 401;
  return { root: { serverError: failedSave, ...(isSignedOut && { sessionEnded: failedSave }) } };
};

function rethrow(error: unknown): never {
  if (error instanceof Error) {
    const body = error instanceof HttpError ? (error.body as object | undefined) : undefined;
    Object.assign(error, { body: { errors: formErrorsOf(error), ...body } });
  }
  throw error;
}

/** Reads a list with its resource's `search`, or from the function that the resource names (`listedBy`). */
export const withFunctions = (
  provider: DataProvider,
  functions: DatabaseFunctions,
  tables: readonly ResourceWith<'listedBy' | 'search'>[],
): DataProvider => ({
  ...provider,
  getList: async (resource, params) => {
    const { search, listedBy } = tables.find(({ name }) => name === resource)?.options ?? {};
    const found = search?.({ ...provider, ...functions }, params);
    return found ?? provider.getList(listedBy ? `rpc/${listedBy}` : resource, params);
  },
});

type DeclaredTable = ResourceWith<'columns' | 'filters' | 'listedBy'>;

/** An emptied react-admin input holds null; the database's text columns hold ''. */
const emptiedTexts = (columns: DeclaredTable['options']['columns'], data: Partial<RaRecord>) => ({
  ...data,
  ...valuesOf(
    namesOf(columns, { editable: 'text' }).filter((name) => data[name] === null),
    () => '',
  ),
});

/** Names the columns of each call, translates its filters for the API, and orders its rows without ties. */
export function withDeclaredColumns(provider: DataProvider, tables: readonly DeclaredTable[]): DataProvider {
  const optionsOf = new Map(tables.map(({ name, options }) => [name, options]));
  const listedBy = new Map(tables.map(({ options }) => [`rpc/${options.listedBy}`, options]));
  /** Names the resource's columns, unless the call names its own; writes answer with the same columns. */
  const withColumns = async <Call extends { readonly meta?: object }>(
    call: Call,
    _: DataProvider,
    resource: string,
  ) => {
    const columns = optionsOf.get(resource)?.columns;
    return columns ? { ...call, meta: { columns: namesOf(columns), ...call.meta } } : call;
  };
  const withoutNulls = async <Call extends { readonly data: Partial<RaRecord> }>(
    call: Call,
    _: DataProvider,
    resource: string,
  ) => ({ ...call, data: emptiedTexts(optionsOf.get(resource)?.columns ?? {}, call.data) });
  const asDeclared = async (params: GetListParams, _: DataProvider, resource: string) => {
    const { columns, filters } = optionsOf.get(resource) ?? listedBy.get(resource) ?? {};
    return { ...inStableOrder(params, columns), filter: conditionsOf(params.filter as Filter, filters) };
  };
  return withLifecycleCallbacks(provider, [
    {
      resource: '*',
      beforeGetList: [asDeclared, withColumns],
      beforeGetOne: withColumns,
      beforeGetMany: withColumns,
      beforeGetManyReference: withColumns,
      beforeCreate: [withoutNulls, withColumns],
      beforeUpdate: [withoutNulls, withColumns],
      beforeUpdateMany: withColumns,
      beforeDelete: withColumns,
      beforeDeleteMany: withColumns,
    },
  ]);
}

/** A creation without an answer may be stored all the same: sent again, it gets the stored row, so that no row comes twice. */
export function withLostCreations(provider: DataProvider): DataProvider {
  const lost = new Set<string>();
  return {
    ...provider,
    create: async (resource, params) => {
      const sent = JSON.stringify([resource, params.data]);
      const stored = lost.has(sent) && (await findStored(provider, resource, params));
      try {
        const answer = stored ? { data: stored } : await provider.create(resource, params);
        lost.delete(sent);
        return answer as never;
      } catch (error) {
        if (isRetryable(error)) lost.add(sent);
        throw error;
      }
    },
  };
}

/** Adds `neededBy` to the error of a refused deletion: a count of the rows that refer to the row, such as « 2 études de cas ». */
export function withDeletionReasons(provider: DataProvider, tables: readonly ReferringTable[]): DataProvider {
  const explained = async <Answer>(resource: string, ids: readonly Identifier[], deletion: Promise<Answer>) => {
    try {
      return await deletion;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const body = error.body as { readonly code?: string } | undefined;
      if (body?.code !== foreignKeyViolation) throw error;
      const rows = await countReferrers(provider, tables, resource, ids);
      throw new HttpError(error.message, error.status, { ...body, neededBy: rows });
    }
  };
  return {
    ...provider,
    delete: (resource, params) => explained(resource, [params.id], provider.delete(resource, params)),
    deleteMany: (resource, params) => explained(resource, params.ids, provider.deleteMany(resource, params)),
  };
}

/** Reads linked rows as a list of their ids, and writes both together (`save_with_links`): see `through` of a column. */
export function withLinks(
  provider: DataProvider,
  functions: Pick<DatabaseFunctions, 'callFunction'>,
  tables: readonly ResourceWith<'columns'>[],
): DataProvider {
  const { withLinkedColumns, withLinkedIds, isLinked, write } = linkedRows(functions, tables);
  const rowsOf = async <Answer extends { data: RaRecord[] }>(resource: string, answer: Promise<Answer>) => {
    const rows = await answer;
    return { ...rows, data: rows.data.map((row) => withLinkedIds(resource, row)) };
  };
  return {
    ...provider,
    getOne: async (resource, params) => {
      const answer = await provider.getOne(resource, withLinkedColumns(resource, params));
      return { ...answer, data: withLinkedIds(resource, answer.data as RaRecord) as never };
    },
    getList: (resource, params) => rowsOf(resource, provider.getList(resource, withLinkedColumns(resource, params))),
    getMany: (resource, params) => rowsOf(resource, provider.getMany(resource, withLinkedColumns(resource, params))),
    getManyReference: (resource, params) =>
      rowsOf(resource, provider.getManyReference(resource, withLinkedColumns(resource, params))),
    create: async (resource, params) => {
      if (!isLinked(resource)) return provider.create(resource, params);
      return { data: { ...params.data, id: await write(resource, params.data as Values) } as never };
    },
    update: async (resource, params) => {
      if (!isLinked(resource)) return provider.update(resource, params);
      const { id, data, previousData } = params;
      const changed = Object.entries(data as Values).filter(
        ([name, value]) => JSON.stringify(value) !== JSON.stringify(previousData[name]),
      );
      if (changed.length > 0) await write(resource, Object.fromEntries(changed), id);
      return { data: { ...previousData, ...data } as never };
    },
    delete: (resource, params) => provider.delete(resource, withLinkedColumns(resource, params, false)),
    deleteMany: (resource, params) => provider.deleteMany(resource, withLinkedColumns(resource, params, false)),
  };
}

/** The API's status for a page beyond the last one. */
const rangeNotSatisfiable = 416;

/** Answers a page beyond the last one, as after a deletion, with no rows: react-admin then shows the last page. */
export function withEmptyPages(provider: DataProvider): DataProvider {
  return {
    ...provider,
    getList: async (resource, params) => {
      try {
        return await provider.getList(resource, params);
      } catch (error) {
        if (!(error instanceof HttpError) || error.status !== rangeNotSatisfiable) throw error;
        const { total = 0 } = await provider.getList(resource, { ...params, pagination: { page: 1, perPage: 1 } });
        return { data: [], total };
      }
    },
  };
}
