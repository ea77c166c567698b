import type { ClientConfiguration } from '@agency-site/domain/client-configuration';
import type { Session } from '@supabase/auth-js';

/** The answer of the API to a call of the shell, which has no data provider: the back-office is not loaded yet. */
export interface DatabaseAnswer {
  /** The HTTP status; 0 without an answer. */
  readonly status: number;
  readonly body: unknown;
}

/** Calls the API with the session's token; a failed request has the status 0. @param path below /rest/v1 @param body makes it a POST */
export async function callDatabase(
  { supabaseUrl, publishableKey }: ClientConfiguration,
  { access_token: token }: Pick<Session, 'access_token'>,
  path: string,
  body?: object,
): Promise<DatabaseAnswer> {
  const headers = { apikey: publishableKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  try {
    const response = await fetch(`${supabaseUrl}/rest/v1/${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  } catch {
    return { status: 0, body: undefined };
  }
}
