import type { ClientConfiguration } from '@agency-site/domain/client-configuration';
import { fetchUtils } from 'react-admin';
import type { Auth } from './auth-client';
import type { ResourceWith, Values } from './resource';
import { readSession, withRenewal } from './with-renewal';
import { withTimeout } from './with-timeout';

/** A text to save, and the version that it was edited from. */
export interface Save {
  readonly resource: string;
  readonly id: string;
  readonly values: object;
  readonly version: string;
  readonly isAutomatic: boolean;
  /** Whether the page is closing: the browser then completes the request after the page is gone. */
  readonly isLeaving: boolean;
}

/** The method that saves texts, each with the database function of its resource (`savedBy`). */
export type TextSaves = ReturnType<typeof textSaves>;

export function textSaves(
  { supabaseUrl, publishableKey }: ClientConfiguration,
  auth: Auth,
  tables: readonly ResourceWith<'savedBy'>[],
) {
  /** The last access token, for a save while the page closes: reading the session is asynchronous, and would not finish. */
  let lastToken: string | undefined;
  auth.onAuthStateChange((_event, session) => (lastToken = session?.access_token));
  return {
    /** @returns the stored columns, at least those that the save has changed */
    async saveText({ resource, id, values, version, isAutomatic, isLeaving }: Save): Promise<object> {
      const savedBy = tables.find(({ name }) => name === resource)?.options.savedBy;
      if (!savedBy) throw new Error(`${resource} does not say how it is saved`);
      const [name, args, columns] = savedBy(values as Values, id, isAutomatic);
      const query = columns ? `?select=${columns.join()}` : '';
      const body = JSON.stringify({ ...args, expected_updated_at: version });
      const send = async (signal: AbortSignal) => {
        const token = isLeaving ? lastToken : (await readSession(auth)).data.session?.access_token;
        return fetchUtils.fetchJson(`${supabaseUrl}/rest/v1/rpc/${name}${query}`, {
          method: 'POST',
          headers: new Headers({ apikey: publishableKey }),
          ...(token && { user: { authenticated: true, token: `Bearer ${token}` } }),
          body,
          signal,
          keepalive: isLeaving,
        });
      };
      const { json } = await withTimeout((signal) => withRenewal(auth, () => send(signal)), body.length);
      return { ...values, ...(columns ? (json as object[])[0] : { updated_at: json as string }) };
    },
  };
}
