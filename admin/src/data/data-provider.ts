import type { ClientConfiguration } from '@agency/domain/client-configuration';
import { namesOf, valuesOf } from '@agency/domain/tables/column';
import { type supabaseAuthProvider, supabaseDataProvider, supabaseHttpClient } from 'ra-supabase';
import {
  type DataProvider,
  type GetListParams,
  HttpError,
  type ResourceCallbacks,
  withLifecycleCallbacks,
} from 'react-admin';
import { withFailedSaves } from './failed-calls/with-failed-saves';
import { withLostCreations } from './lost-creations';
import { withMediaLibrary } from './media/media-library';
import { mediaFiles } from './media/media-files';
import type { ResourceWith } from './resource';
import type { Auth } from './auth-client';
import { withRenewal } from './with-renewal';
import { withTimeout } from './with-timeout';
import {
  type Arguments,
  type BackOfficeData,
  type DatabaseFunctions,
  databaseFunctions,
  type FunctionName,
  type SendRequest,
} from './database-functions';
import { conditionsOf, type Filter } from './filters';
import { withLinks } from './relations/with-links';
import { withReasons } from './relations/with-reasons';
import { textSaves } from './saves';

/** Options that name a database function to call instead of the table. */
type ByFunction = 'listedBy' | 'createdBy' | 'savedBy' | 'deletedBy';

type Table = ResourceWith<'columns' | 'filters' | 'french' | 'callbacks' | 'search' | ByFunction>;

/**
 * Ra-supabase's data provider. React-admin's lifecycle callbacks add named columns, filters and a stable order; wrappers
 * around the provider add pages beyond the last, joined tables, the reasons of refused deletions, lists read from functions,
 * the media library and timeouts.
 */
export function dataProvider(
  { supabaseUrl, publishableKey }: ClientConfiguration,
  auth: Auth,
  tables: readonly Table[],
): BackOfficeData {
  const supabaseClient = clientWith(auth);
  const provider = supabaseDataProvider({
    instanceUrl: supabaseUrl,
    apiKey: publishableKey,
    supabaseClient,
    httpClient: withCallTimeout(auth, supabaseHttpClient({ apiKey: publishableKey, supabaseClient })),
    primaryKeys: new Map([
      ['site_settings', ['key']],
      ['pictures', ['name']],
    ]),
  });
  const functions = databaseFunctions(provider['supabaseClient'] as SendRequest);
  const rows = withLostCreations(withReasons(withLinks(withEmptyPages(provider), functions, tables), tables));
  const tableProvider = withLifecycleCallbacks(rows, callbacks(tables));
  const files = mediaFiles({ supabaseUrl, publishableKey }, auth);
  return {
    ...withMediaLibrary(withFailedSaves(withFunctions(tableProvider, functions, tables)), functions, files),
    ...files,
    ...functions,
    ...textSaves({ supabaseUrl, publishableKey }, auth, tables),
  };
}

type SupabaseClient = Parameters<typeof supabaseAuthProvider>[0];

/**
 * A supabase-js client around the shell's `auth`, so that there is one session. The cast leaves out the client's other
 * members, which ra-supabase does not use.
 */
export const clientWith = (auth: Auth): SupabaseClient => ({ auth }) as SupabaseClient;

type HttpClient = ReturnType<typeof supabaseHttpClient>;

/** Gives every call a timeout, and a session that lives. Reads too: after a conflict, a save waits for what is stored. */
const withCallTimeout =
  (auth: Auth, send: HttpClient): HttpClient =>
  (url, options?: { readonly body?: string }) =>
    withTimeout((signal) => withRenewal(auth, () => send(url, { ...options, signal })), options?.body?.length);

/** Changes the parameters of react-admin's calls before the database sees them. */
function callbacks(tables: readonly Table[]): ResourceCallbacks[] {
  const optionsOf = new Map(tables.map(({ name, options }) => [name, options]));
  const listedBy = new Map(tables.map(({ options }) => [`rpc/${options.listedBy}`, options]));
  /** Names the resource's columns, unless the call names its own; writes answer with the same columns. */
  const withColumns = async <Params extends { readonly meta?: object }>(
    params: Params,
    _: DataProvider,
    resource: string,
  ) => {
    const columns = optionsOf.get(resource)?.columns;
    return columns ? { ...params, meta: { columns: namesOf(columns), ...params.meta } } : params;
  };
  /** An emptied react-admin input holds null; the database's text columns hold ''. */
  const withoutNulls = async <Params extends { readonly data: Readonly<Record<string, unknown>> }>(
    params: Params,
    _: DataProvider,
    resource: string,
  ) => {
    const texts = namesOf(optionsOf.get(resource)?.columns ?? {}, { editable: 'text' });
    const emptied = texts.filter((name) => params.data[name] === null);
    return { ...params, data: { ...params.data, ...valuesOf(emptied, () => '') } };
  };
  const withConditions = async (params: GetListParams, _: DataProvider, resource: string) => ({
    ...params,
    filter: conditionsOf(params.filter as Filter, (optionsOf.get(resource) ?? listedBy.get(resource))?.filters),
  });
  const everywhere: ResourceCallbacks = {
    resource: '*',
    beforeGetList: [withConditions, inStableOrder, withColumns],
    beforeGetOne: withColumns,
    beforeGetMany: withColumns,
    beforeGetManyReference: withColumns,
    beforeCreate: [withoutNulls, withColumns],
    beforeUpdate: [withoutNulls, withColumns],
    beforeUpdateMany: withColumns,
    beforeDelete: withColumns,
    beforeDeleteMany: withColumns,
  };
  return [...tables.flatMap(({ options }) => options.callbacks ?? []), everywhere];
}

/**
 * Orders rows that compare equal by id; otherwise a row can be on two pages and another on none. The provider builds
 * « order » as `${field}.asc` or `${field}.desc`, hence the field with a direction of its own. An empty field keeps the order of
 * a database function.
 */
async function inStableOrder(params: GetListParams): Promise<GetListParams> {
  const { field, order } = params.sort ?? { field: 'id', order: 'ASC' };
  if (!field || field === 'id') return params;
  return { ...params, sort: { field: `${field}.${order.toLowerCase()},id`, order: 'ASC' } };
}

/** The status of the answer to a page beyond the last one. */
const rangeNotSatisfiable = 416;

/** Answers a page beyond the last one, as after a deletion, with no rows: react-admin then shows the last page. */
function withEmptyPages(provider: DataProvider): DataProvider {
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

/** Calls the functions of the database that a resource's options name; lists filtered by words have one of their own (`search`). */
function withFunctions(provider: DataProvider, functions: DatabaseFunctions, tables: readonly Table[]): DataProvider {
  const optionsOf = new Map(tables.map(({ name, options }) => [name, options]));
  return {
    ...provider,
    getList: async (resource, params) => {
      const { search, listedBy } = optionsOf.get(resource) ?? {};
      const { q } = (params.filter ?? {}) as { readonly q?: string };
      if (search && q?.trim()) return search({ ...provider, ...functions }, params);
      return provider.getList(listedBy ? `rpc/${listedBy}` : resource, params);
    },
    create: async (resource, params) => {
      const { createdBy } = optionsOf.get(resource) ?? {};
      if (!createdBy) return provider.create(resource, params);
      const id = await functions.callFunction(createdBy, params.data as Arguments<FunctionName>);
      return { data: { ...params.data, id } as never };
    },
    delete: async (resource, params) => {
      const { deletedBy } = optionsOf.get(resource) ?? {};
      if (!deletedBy) return provider.delete(resource, params);
      await functions.callFunction(deletedBy, { id: String(params.id) });
      return { data: params.previousData as never };
    },
  };
}
