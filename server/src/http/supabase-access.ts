import type { ClientConfiguration } from '@agency/supabase/client-configuration';
import type { EmbeddedSupabase } from '../embedded/embedded-supabase';

/** How the server and the browsers reach the Supabase project, embedded or hosted. */
export interface SupabaseAccess {
  /** For requests that the server makes. */
  readonly configuration: ClientConfiguration;
  readonly browserConfiguration: ClientConfiguration;
  /** Origins, other than ours, that scripts in the browser may call. */
  readonly origins: readonly string[];
  /** Origins of uploaded pictures, when these are not on our own origin. */
  readonly pictures: readonly string[];
  /**
   * A `fetch` for requests made on behalf of a visitor.
   * @param address the visitor's IP address, empty when the response is cached for everyone
   */
  fetchFrom(address: string): typeof fetch;
  /** Whether the API answers with data. */
  isHealthy(): Promise<boolean>;
}

/** A hosted project, which browsers call directly. */
export function hostedAccess(supabaseUrl: string, publishableKey: string): SupabaseAccess {
  const configuration = { supabaseUrl, publishableKey };
  return {
    configuration,
    browserConfiguration: configuration,
    origins: [supabaseUrl, supabaseUrl.replace(/^http/, 'ws')],
    pictures: [new URL(supabaseUrl).origin],
    fetchFrom: () => fetch,
    isHealthy: () => isAnswering(fetch, configuration),
  };
}

/** The project embedded in this process: pages read their data by function calls, without HTTP. */
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
    isHealthy: () => isAnswering(fetchFrom(''), configuration),
  };
}

async function isAnswering(
  request: typeof fetch,
  { supabaseUrl, publishableKey }: ClientConfiguration,
): Promise<boolean> {
  try {
    const response = await request(`${supabaseUrl}/rest/v1/site_settings?select=key&limit=1`, {
      headers: { apikey: publishableKey },
      signal: AbortSignal.timeout(5000),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false; // Unreachable or too slow: not healthy.
  }
}
