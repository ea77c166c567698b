import type { ClientConfiguration } from '@agency/supabase/client-configuration';
import { HttpError } from 'react-admin';
import type { Auth } from './auth-client';
import { saveOf } from './saves';

/** The write that our data provider sends when the tab is closed. */
export type LastWrites = ReturnType<typeof lastWrites>;

/**
 * Keeps the access token in a variable: reading it from the session is asynchronous, and a page that closes runs no
 * further tasks.
 */
export function lastWrites({ supabaseUrl, publishableKey }: ClientConfiguration, auth: Auth) {
  let token: string | undefined;
  auth.onAuthStateChange((_event, session) => (token = session?.access_token));
  return {
    /** Saves one text; the browser completes the request after the page is closed. @returns the columns asked for */
    async updateOnLeaving<Row>(
      resource: string,
      id: string,
      data: Readonly<Record<string, unknown>>,
      columns: readonly (keyof Row)[],
    ): Promise<Row> {
      const save = saveOf(resource, id, data, columns);
      if (!save) throw new Error(`The update of ${resource} names no version`);
      const response = await fetch(`${supabaseUrl}/rest/v1/${save.path}`, {
        method: 'POST',
        keepalive: true,
        headers: {
          apikey: publishableKey,
          authorization: `Bearer ${token ?? publishableKey}`,
          'content-type': 'application/json',
          accept: 'application/vnd.pgrst.object+json',
        },
        body: JSON.stringify(save.body),
      });
      const answer: unknown = await response.json();
      if (!response.ok) throw new HttpError('The last write failed', response.status, answer);
      return answer as never;
    },
  };
}
