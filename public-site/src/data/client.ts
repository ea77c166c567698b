import type { ClientConfiguration } from '@agency/domain/client-configuration';
import type { Database } from '@agency/supabase/types';
import { PostgrestClient } from '@supabase/postgrest-js';

/** The typed client that every query takes as its first argument. */
export type SiteClient = PostgrestClient<Database>;

/**
 * Creates the data access of one browser, or of one request on the server.
 * @param configuration the Supabase project
 * @param request sends HTTP; the server passes a function that stays in its process
 * @param accessToken an administrator's session, whose owner may read drafts
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
    // The screens offer their own retry: three silent attempts would delay it by seven seconds.
    retry: false,
  });
}
