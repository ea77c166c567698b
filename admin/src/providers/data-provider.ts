import type { ClientConfiguration } from '@agency/supabase/client-configuration';
import { namesOf, valuesOf } from '@agency/supabase/tables/column';
import { supabaseDataProvider, supabaseHttpClient } from 'ra-supabase';
import {
  type DataProvider,
  type GetListParams,
  HttpError,
  type ResourceCallbacks,
  withLifecycleCallbacks,
} from 'react-admin';
import { withMediaLibrary } from '../media/media-library';
import { mediaFiles } from '../media/upload/media-files';
import type { BackOfficeOptions } from '../resource';
import type { Auth } from '../shell/auth-client';
import { withTimeout } from '../shell/with-timeout';
import { clientWith } from './auth-provider';
import { type BackOfficeData, type DatabaseFunctions, databaseFunctions } from './database-functions';
import { conditionsOf, type Filter } from './filters';
import { lastWrites } from './last-writes';
import { withSaves } from './saves';

interface Table {
  readonly name: string;
  readonly options: Pick<BackOfficeOptions, 'columns' | 'filters' | 'callbacks' | 'listedBy' | 'search'>;
}

/**
 * Ra-supabase's data provider with react-admin's lifecycle callbacks: named columns only, filters, a stable order. What these
 * cannot say has a step of its own: pages beyond the last, lists by functions, the media library, calls that take too long.
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
    httpClient: withPatience(supabaseHttpClient({ apiKey: publishableKey, supabaseClient })),
    primaryKeys: new Map([['site_settings', ['key']]]),
  });
  const send = provider['supabaseClient'] as Parameters<typeof databaseFunctions>[0];
  const functions = databaseFunctions(send);
  const tableProvider = withLifecycleCallbacks(withPagesBeyond(withSaves(provider, send)), callbacks(tables));
  const files = mediaFiles({ supabaseUrl, publishableKey }, auth);
  return {
    ...withMediaLibrary(withListFunctions(tableProvider, functions, tables), functions, files),
    ...files,
    ...functions,
    ...lastWrites({ supabaseUrl, publishableKey }, auth),
  };
}

type HttpClient = ReturnType<typeof supabaseHttpClient>;
interface HttpOptions {
  readonly body?: string;
}

/** Has every call end. Reads too: a save that was refused asks what is stored, and whose an address is. */
const withPatience =
  (send: HttpClient): HttpClient =>
  (url, options?: HttpOptions) =>
    withTimeout((signal) => send(url, { ...options, signal }), options?.body?.length);

/** What is asked of the database for a call of react-admin's. */
function callbacks(tables: readonly Table[]): ResourceCallbacks[] {
  const optionsOf = new Map(tables.map(({ name, options }) => [name, options]));
  /** The resource's columns, where the call does not name its own; writes answer with columns too. */
  const named = async <Params extends { readonly meta?: object }>(
    params: Params,
    _: DataProvider,
    resource: string,
  ) => {
    const columns = optionsOf.get(resource)?.columns;
    return columns ? { ...params, meta: { columns: namesOf(columns), ...params.meta } } : params;
  };
  /** React-admin's inputs hold null once they are emptied; a text of the database is empty then. */
  const withoutNulls = async <Params extends { readonly data: Readonly<Record<string, unknown>> }>(
    params: Params,
    _: DataProvider,
    resource: string,
  ) => {
    const texts = namesOf(optionsOf.get(resource)?.columns ?? {}, { written: 'text' });
    const emptied = texts.filter((name) => params.data[name] === null);
    return { ...params, data: { ...params.data, ...valuesOf(emptied, () => '') } };
  };
  const filtered = async (params: GetListParams, _: DataProvider, resource: string) => ({
    ...params,
    filter: conditionsOf(params.filter as Filter, optionsOf.get(resource)?.filters),
  });
  const everywhere: ResourceCallbacks = {
    resource: '*',
    beforeGetList: [filtered, inStableOrder, named],
    beforeGetOne: named,
    beforeGetMany: named,
    beforeGetManyReference: named,
    beforeCreate: [withoutNulls, named],
    beforeUpdate: [withoutNulls, named],
    beforeUpdateMany: named,
    beforeDelete: named,
    beforeDeleteMany: named,
  };
  return [...tables.flatMap(({ options }) => options.callbacks ?? []), everywhere];
}

/**
 * Orders rows that compare equal by id, or a row could show on two pages and another on none. The provider builds
 * « order » as `${field}.asc` or `${field}.desc`, hence the field that carries its own direction.
 */
async function inStableOrder(params: GetListParams): Promise<GetListParams> {
  const { field, order } = params.sort ?? { field: 'id', order: 'ASC' };
  if (field === 'id') return params;
  return { ...params, sort: { field: `${field}.${order.toLowerCase()},id`, order: 'ASC' } };
}

/** What the API answers to a page that lies beyond the last one. */
const beyondTheLast = 416;

/** Makes a page beyond the last one empty instead of an error: its rows may just have been deleted. The list then turns back. */
function withPagesBeyond(provider: DataProvider): DataProvider {
  return {
    ...provider,
    getList: async (resource, params) => {
      try {
        return await provider.getList(resource, params);
      } catch (error) {
        if (!(error instanceof HttpError) || error.status !== beyondTheLast) throw error;
        const { total = 0 } = await provider.getList(resource, { ...params, pagination: { page: 1, perPage: 1 } });
        return { data: [], total };
      }
    },
  };
}

/** Lets functions of the database answer lists: always (`listedBy` of the options), or those filtered by words (`search`). */
function withListFunctions(
  provider: DataProvider,
  functions: DatabaseFunctions,
  tables: readonly Table[],
): DataProvider {
  const optionsOf = new Map(tables.map(({ name, options }) => [name, options]));
  return {
    ...provider,
    getList: async (resource, params) => {
      const { search, listedBy } = optionsOf.get(resource) ?? {};
      const { q } = (params.filter ?? {}) as { readonly q?: string };
      if (search && q?.trim()) return (await search({ ...provider, ...functions }, params)) as never;
      return provider.getList(listedBy ? `rpc/${listedBy}` : resource, params);
    },
  };
}
