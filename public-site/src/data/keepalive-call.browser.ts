import { readClientConfiguration } from '@agency/domain/client-configuration';
import type { Database } from '@agency/supabase/types';

type Functions = Database['public']['Functions'];

/**
 * Calls a function of the database by a request that outlives the page (`keepalive`). A beacon would too, but cannot carry the API's key. A
 * page that only counts needs none of the client's code.
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
