import type { ClientConfiguration } from '@agency/supabase/client-configuration';
import { supabaseDataProvider, supabaseHttpClient } from 'ra-supabase';
import { type DataProvider, HttpError } from 'react-admin';
import type { BackOfficeResource } from '../resource';
import type { Auth } from '../shell/auth-client';
import { inTime } from '../shell/in-time';
import { type BackOfficeData, type DatabaseFunctions, databaseFunctions } from './database-functions';
import { withFilters } from './filters';
import { lastWrites } from './last-writes';
import { mediaFiles } from './media-files';
import { withMediaLibrary } from './media-library';
import { clientWith } from './supabase-client';

type Table = Pick<BackOfficeResource, 'name' | 'columns' | 'filters' | 'search'>;

/** Ra-supabase's data provider, asking for named columns only, in a stable order, and calling database functions. */
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
  const tableProvider = withPagesBeyond(withStableOrder(withFilters(withNamedColumns(provider, tables), tables)));
  const files = mediaFiles({ supabaseUrl, publishableKey }, auth);
  return {
    ...withMediaLibrary(withSearches(tableProvider, functions, tables), functions, files),
    ...files,
    ...functions,
    ...lastWrites({ supabaseUrl, publishableKey }, auth),
  };
}

type HttpClient = ReturnType<typeof supabaseHttpClient>;
interface HttpOptions {
  readonly body?: string;
}

/** Has every call end. Reads too: a save asks whose an address is before, and what is stored after it was refused. */
const withPatience =
  (send: HttpClient): HttpClient =>
  (url, options?: HttpOptions) =>
    inTime((signal) => send(url, { ...options, signal }), options?.body?.length);

const methods = [
  'getList',
  'getOne',
  'getMany',
  'getManyReference',
  'create',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
] as const;

type Call = (resource: string, params: { readonly meta?: object }) => Promise<never>;

/** Adds the resource's columns to every call that does not name its own; writes answer with columns too. */
function withNamedColumns(provider: DataProvider, tables: readonly Table[]): DataProvider {
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]));
  const wrapped = methods.map((method) => {
    const call = provider[method] as Call;
    const withColumns: Call = (resource, params) => {
      const columns = columnsOf.get(resource);
      return call(resource, columns ? { ...params, meta: { columns, ...params.meta } } : params);
    };
    return [method, withColumns] as const;
  });
  return { ...provider, ...Object.fromEntries(wrapped) };
}

/**
 * Orders rows that compare equal by id, or a row could show on two pages and another on none. The provider builds
 * « order » as `${field}.asc` or `${field}.desc`, hence the field that carries its own direction.
 */
function withStableOrder(provider: DataProvider): DataProvider {
  return {
    ...provider,
    getList: (resource, params) => {
      const { field, order } = params.sort ?? { field: 'id', order: 'ASC' };
      if (field === 'id') return provider.getList(resource, params);
      const sort = { field: `${field}.${order.toLowerCase()},id`, order: 'ASC' } as const;
      return provider.getList(resource, { ...params, sort });
    },
  };
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

/** Lets a resource answer a list filtered by words (`q`) with a function of the database (`search` of resource.ts). */
function withSearches(provider: DataProvider, functions: DatabaseFunctions, tables: readonly Table[]): DataProvider {
  const searchOf = new Map(tables.map(({ name, search }) => [name, search]));
  return {
    ...provider,
    getList: async (resource, params) => {
      const search = searchOf.get(resource);
      const { q } = (params.filter ?? {}) as { readonly q?: string };
      return search && q?.trim()
        ? ((await search({ ...provider, ...functions }, params)) as never)
        : provider.getList(resource, params);
    },
  };
}
