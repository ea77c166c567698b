import type { ClientConfiguration } from '@agency/supabase/client-configuration';
import { HttpError } from 'react-admin';
import type { Auth } from '../shell/auth-client';

/** What our data provider can do when the tab is being closed. */
export interface LastWrites {
  /** Updates one row; the browser sends it even when the page is gone before the answer. @returns the columns asked for */
  readonly updateOnLeaving: <Row>(
    resource: string,
    id: string,
    data: object,
    columns: readonly (keyof Row)[],
  ) => Promise<Row>;
}

/**
 * Writes that outlive their page. The session's token is kept at hand, because asking for it takes a moment that a
 * closing page no longer has.
 */
export function lastWrites({ supabaseUrl, publishableKey }: ClientConfiguration, auth: Auth): LastWrites {
  let token: string | undefined;
  auth.onAuthStateChange((_event, session) => (token = session?.access_token));
  return {
    updateOnLeaving: async (resource, id, data, columns) => {
      const query = new URLSearchParams({ id: `eq.${id}`, select: columns.join() });
      const response = await fetch(`${supabaseUrl}/rest/v1/${resource}?${query.toString()}`, {
        method: 'PATCH',
        keepalive: true,
        headers: {
          apikey: publishableKey,
          authorization: `Bearer ${token ?? publishableKey}`,
          'content-type': 'application/json',
          prefer: 'return=representation',
          accept: 'application/vnd.pgrst.object+json',
        },
        body: JSON.stringify(data),
      });
      const answer = (await response.json()) as unknown;
      if (!response.ok) throw new HttpError('The last write was refused', response.status, answer);
      return answer as never;
    },
  };
}
