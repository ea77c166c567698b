import { readClientConfiguration } from '@agency/supabase/client-configuration';
import { isUnmeasured } from './refusal';

/**
 * Counts one view, unless an administrator reads, or somebody who is not to be counted. A failure is only logged: the
 * reader came for the article. The request uses `keepalive` instead of the client: the server receives the request even
 * when the reader leaves at once, and the page needs none of the client's code.
 */
export async function countView(postId: string): Promise<void> {
  if (isUnmeasured()) return;
  const { supabaseUrl, publishableKey } = readClientConfiguration(document);
  const problem = await fetch(`${supabaseUrl}/rest/v1/rpc/increment_view_count`, {
    method: 'POST',
    keepalive: true,
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ post_id: postId }),
  }).then(
    (response) => (response.ok ? undefined : `status ${response.status}`),
    (error: unknown) => String(error),
  );
  // eslint-disable-next-line no-console -- specification §8: a failed count is only logged.
  if (problem) console.warn('View not counted:', problem);
}
