import { readClientConfiguration } from '@agency/supabase/client-configuration';
import type { Database } from '@agency/supabase/database-types';
import { isUnmeasured } from '../../data/refusal';

export type Measure = Database['public']['Functions']['record_measure']['Args'];

/**
 * Sends a measure to the database, which decides whether it counts. `keepalive` lets the request outlive the page, as a beacon
 * would, which cannot carry the API's key; on a hosted project the page's first request has had its permission to cross
 * origins, so that the last one needs no answer first. A failure is silent: nobody came to be counted.
 */
export function recordMeasure(measure: Measure): void {
  if (isUnmeasured()) return;
  const { supabaseUrl, publishableKey } = readClientConfiguration(document);
  void fetch(`${supabaseUrl}/rest/v1/rpc/record_measure`, {
    method: 'POST',
    keepalive: true,
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(measure),
  }).catch(() => undefined);
}
