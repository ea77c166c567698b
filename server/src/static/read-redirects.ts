import type { Database } from '@agency-site/supabase/types';
import type { SupabaseAccess } from '../http/supabase-access';
import { StartupError } from '@agency-site/process/startup-error';
import type { RedirectRule } from './host-rules';

type Row = Database['public']['Functions']['all_redirects']['Returns'][number];

/** The API answers 1,000 rows at most. */
const BATCH = 1000;

/**
 * Reads the redirects of the back-office and the former addresses of articles, which strangers cannot list.
 * @param secretKey the service key
 */
export async function readRedirects(access: SupabaseAccess, secretKey: string): Promise<RedirectRule[]> {
  const { supabaseUrl } = access.configuration;
  const rows: Row[] = [];
  for (;;) {
    const response = await access.fetchFrom('')(
      `${supabaseUrl}/rest/v1/rpc/all_redirects?limit=${BATCH}&offset=${rows.length}`,
      { headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` } },
    );
    if (!response.ok)
      throw new StartupError(`${supabaseUrl} answered ${response.status} to the request for its redirects.`);
    const batch = (await response.json()) as Row[];
    rows.push(...batch);
    if (batch.length < BATCH) break;
  }
  return rows.map(({ from_path: from, to_address: to, status }) => ({ from, to, status: status === 302 ? 302 : 301 }));
}
