import type { ClientConfiguration } from '@agency/supabase/client-configuration';
import type { Auth } from '../shell/auth-client';

/** What our data provider can do when the tab is being closed. */
export interface LastWrites {
  /** Updates one row; the browser sends it even when the page is gone before the answer. */
  readonly updateOnLeaving: (resource: string, id: string, data: Readonly<Record<string, unknown>>) => Promise<void>;
}

/**
 * Writes that outlive their page. The session's token is kept at hand, because asking for it takes a moment that a
 * closing page no longer has.
 */
export function lastWrites({ supabaseUrl, publishableKey }: ClientConfiguration, auth: Auth): LastWrites {
  let token: string | undefined;
  auth.onAuthStateChange((_event, session) => (token = session?.access_token));
  return {
    updateOnLeaving: async (resource, id, data) => {
      const response = await fetch(`${supabaseUrl}/rest/v1/${resource}?id=eq.${encodeURIComponent(id)}`, {
        method: 'PATCH',
        keepalive: true,
        headers: {
          apikey: publishableKey,
          authorization: `Bearer ${token ?? publishableKey}`,
          'content-type': 'application/json',
          prefer: 'return=minimal',
        },
        body: JSON.stringify(data),
      });
      if (!response.ok) throw new Error(`The last write was answered ${response.status}`);
    },
  };
}
