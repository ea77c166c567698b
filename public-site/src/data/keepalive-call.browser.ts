import { readClientConfiguration } from '@agency-site/domain/client-configuration';
import type { Database } from '@agency-site/supabase/types';

type Functions = Database['public']['Functions'];

/**
 * Calls a database function by a request that continues after the visitor has left the page (`keepalive`). A beacon would too, but cannot
 * send the API key as a header. The Supabase client is not used, so pages that only count views do not load it.
 */
export const keepaliveCall = <Name extends keyof Functions>(
  name: Name,
  args: Functions[Name]['Args'],
): Promise<Response> => {
  const { supabaseUrl, publishableKey } = readClientConfiguration(document);
  return fetch(`${supabaseUrl}/rest/v1/rpc/${name}`, {
    method: 'POST',
    keepalive: true,
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(args),
  });
};
