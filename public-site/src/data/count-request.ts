import { administratorMark } from '@agency/supabase/administrator-mark';
import type { Database } from '@agency/supabase/database-types';
import type { SiteClient } from './client';

type Kind = keyof Database['public']['Functions']['count_requests']['Args'];

/**
 * Counts what a visitor of this browser came to between two pages; the server counts the documents that it serves. Administrators
 * are not counted. A failure is only logged.
 * @param name the address, or the words searched
 */
export function countRequest(client: SiteClient, kind: Kind, name: string): void {
  if (import.meta.env.SSR || document.cookie.includes(administratorMark)) return;
  const counts = { [kind]: { [name]: { times: 1, host: window.location.hostname } } };
  void client.rpc('count_requests', counts).then(({ error }) => {
    // eslint-disable-next-line no-console -- a failed count is only logged, like a view's.
    if (error) console.warn('Request not counted:', error.message);
  });
}
