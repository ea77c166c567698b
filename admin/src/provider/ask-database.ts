import type { ClientConfiguration } from '@agency/domain/client-configuration';
import type { Session } from '@supabase/auth-js';

/** The answer of the database to a session that has no data provider yet, before the back-office is loaded. */
export interface DatabaseAnswer {
  /** The HTTP status; 0 without an answer. */
  readonly status: number;
  readonly body: unknown;
}

/** @param body sent with POST; without a body, the address is read with GET */
export async function askDatabase(
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
