import type { ClientConfiguration } from '@agency/supabase/client-configuration';
import type { EmbeddedSupabase } from '../embedded/embedded-supabase';

/** How the server and the browsers reach the Supabase project, embedded or hosted. */
export interface SupabaseAccess {
  /** For requests the server makes itself. */
  readonly configuration: ClientConfiguration;
  readonly browserConfiguration: ClientConfiguration;
  /** Origins that browsers must be allowed to call beside ours. */
  readonly origins: readonly string[];
  /** Where its pictures come from, when that is not our own origin. */
  readonly pictures: readonly string[];
  /**
   * A `fetch` for requests made on behalf of a visitor.
   * @param address the visitor's network address, empty when the answer is for everyone
   */
  fetchFrom(address: string): typeof fetch;
  /** Whether the API answers with data. */
  isHealthy(): Promise<boolean>;
}

/** A project somewhere else: browsers talk to it directly. */
export function hostedAccess(supabaseUrl: string, publishableKey: string): SupabaseAccess {
  const configuration = { supabaseUrl, publishableKey };
  return {
    configuration,
    browserConfiguration: configuration,
    origins: [supabaseUrl, supabaseUrl.replace(/^http/, 'ws')],
    pictures: [new URL(supabaseUrl).origin],
    fetchFrom: () => fetch,
    isHealthy: () => answers(fetch, configuration),
  };
}

/** The project in this process: no HTTP between the pages and their data. */
export function embeddedAccess(supabase: EmbeddedSupabase): SupabaseAccess {
  const { publishableKey } = supabase.keys;
  const configuration = { supabaseUrl: 'http://embedded', publishableKey };
  const fetchFrom =
    (address: string): typeof fetch =>
    (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      return supabase.fetch(request, {
        headers: { 'x-forwarded-for': address },
        method: request.method,
        path: pathname,
      });
    };
  return {
    configuration,
    browserConfiguration: { supabaseUrl: '', publishableKey },
    origins: [],
    pictures: [],
    fetchFrom,
    isHealthy: () => answers(fetchFrom(''), configuration),
  };
}

async function answers(request: typeof fetch, { supabaseUrl, publishableKey }: ClientConfiguration): Promise<boolean> {
  try {
    const response = await request(`${supabaseUrl}/rest/v1/site_settings?select=key&limit=1`, {
      headers: { apikey: publishableKey },
      signal: AbortSignal.timeout(5000),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false; // No answer is the answer: not healthy.
  }
}
