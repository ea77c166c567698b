import type { ClientConfiguration } from '@agency-site/domain/client-configuration';
import { supabaseDataProvider, supabaseHttpClient } from 'ra-supabase';
import type { DataProvider, Identifier } from 'react-admin';
import type { Auth } from './auth-client';
import { type DatabaseFunctions, databaseFunctions, type SendRequest } from './database-functions';
import { type MediaFiles, mediaFiles } from './media/media-files';
import { withReadingOrder } from './reading-order';
import { mediaLibrary } from './media/media-library';
import { withMediaLibrary } from './media/with-media-library';
import { withNewerTexts } from './newer-texts';
import { withReadableAddresses, withReadableAnswers } from './readable-addresses';
import type { ResourceWith } from './resource';
import { type TextSaves, textSaves } from './saves';
import { withSearches } from './searches';
import { readSession, withRenewal } from './with-renewal';
import { withTimeout } from './with-timeout';
import {
  withDeclaredColumns,
  withEmptyPages,
  withFailedSaves,
  withFunctions,
  withLinks,
  withLostCreations,
  withDeletionReasons,
} from './wrappers';
import { batchesOf } from '@agency-site/import/batches';

/** The type for `useDataProvider<BackOfficeData>()`: react-admin's methods, and ours. */
export type BackOfficeData = DataProvider & DatabaseFunctions & TextSaves & MediaFiles;

type Table = ResourceWith<'columns' | 'filters' | 'messages' | 'search' | 'listedBy' | 'savedBy'>;

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
  const functions = withReadableAnswers(databaseFunctions(provider['supabaseClient'] as SendRequest));
  const files = mediaFiles({ supabaseUrl, publishableKey }, auth);
  // The wrappers in the order in which a call passes them.
  const wrappers: readonly ((next: DataProvider) => DataProvider)[] = [
    (next) => withSearches(next, tables),
    withIdsInParts,
    withReadableAddresses,
    (next) => withMediaLibrary(next, mediaLibrary(functions, files)),
    withFailedSaves,
    (next) => withFunctions(next, functions, tables),
    (next) => withReadingOrder(next, tables),
    (next) => withNewerTexts(next, tables),
    (next) => withDeclaredColumns(next, tables),
    withLostCreations,
    (next) => withDeletionReasons(next, tables),
    (next) => withLinks(next, functions, tables),
    withEmptyPages,
  ];
  return {
    ...wrappers.reduceRight((next, wrap) => wrap(next), provider),
    ...files,
    ...functions,
    ...textSaves({ supabaseUrl, publishableKey }, auth, tables),
  };
}

type SupabaseClient = Parameters<typeof supabaseHttpClient>[0]['supabaseClient'];

/** Replaces a supabase-js client, of which ra-supabase only reads the session. The cast hides that its other members are missing. */
const clientWith = (auth: Auth): SupabaseClient =>
  ({ auth: { getSession: () => readSession(auth) } }) as SupabaseClient;

type HttpClient = ReturnType<typeof supabaseHttpClient>;

/** Gives every call a timeout and a valid session. Reads need a timeout too: after a conflict, a save waits for the stored text. */
const withCallTimeout =
  (auth: Auth, send: HttpClient): HttpClient =>
  (url, options?: { readonly body?: string }) =>
    withTimeout((signal) => withRenewal(auth, () => send(url, { ...options, signal })), options?.body?.length);

/** The limits of one request: servers refuse addresses of 8,000 characters, which also hold the filter and the columns. */
const perAddress = { rows: 100, characters: 4000 };

async function inParts<Params extends { readonly ids: Identifier[] }, Row>(
  params: Params,
  send: (part: Params) => Promise<{ readonly data?: Row[] }>,
): Promise<{ data: Row[] }> {
  const data: Row[] = [];
  for (const ids of batchesOf(params.ids, perAddress, (id) => encodeURIComponent(`${id},`).length)) {
    data.push(...((await send({ ...params, ids })).data ?? []));
  }
  return { data };
}

/** Splits calls with many ids into several requests, sent one after the other, because the ids are part of the address. */
const withIdsInParts = (provider: DataProvider): DataProvider => ({
  ...provider,
  getMany: (resource, params) => inParts(params, (part) => provider.getMany(resource, part)),
  updateMany: (resource, params) => inParts(params, (part) => provider.updateMany(resource, part)),
  deleteMany: (resource, params) => inParts(params, (part) => provider.deleteMany(resource, part)),
});
