import type { ClientConfiguration } from '@agency/supabase/client-configuration';
import { HttpError } from 'react-admin';
import type { Auth } from '../shell/auth-client';
import { saveOf } from './saves';

/** What our data provider can do when the tab is being closed. */
export interface LastWrites {
  /** Saves one text; the browser sends it even when the page is gone before the answer. @returns the columns asked for */
  readonly updateOnLeaving: <Row>(
    resource: string,
    id: string,
    data: Readonly<Record<string, unknown>>,
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
      const save = saveOf(resource, id, data, columns);
      if (!save) throw new Error(`No version of a text in ${resource} is named`);
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
      const answer = (await response.json()) as unknown;
      if (!response.ok) throw new HttpError('The last write was refused', response.status, answer);
      return answer as never;
    },
  };
}
