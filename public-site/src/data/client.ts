import type { ClientConfiguration } from '@agency-site/domain/client-configuration';
import type { Database } from '@agency-site/supabase/types';
import { PostgrestClient } from '@supabase/postgrest-js';

/** The typed client that every query takes as its first argument. */
export type SiteClient = PostgrestClient<Database>;

/**
 * Creates the data access of one browser, or of one request on the server.
 * @param configuration the Supabase project
 * @param request the `fetch` to use; the server passes one that stays in its process when Supabase is embedded
 * @param accessToken the session of an administrator, who may read drafts
 */
export function createSiteClient(
  configuration: ClientConfiguration,
  request: typeof fetch = fetch,
  accessToken?: string,
): SiteClient {
  return new PostgrestClient<Database>(`${configuration.supabaseUrl}/rest/v1`, {
    headers: {
      apikey: configuration.publishableKey,
      ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
    },
    fetch: request,
    // The screens offer a retry of their own. Three silent attempts before it would take seven seconds.
    retry: false,
  });
}
