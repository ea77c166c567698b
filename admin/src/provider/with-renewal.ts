import { isAuthRetryableFetchError } from '@supabase/auth-js';
import type { Auth } from './auth-client';

/**
 * Reads the session, renewed if it has expired.
 * @throws {TypeError} as `fetch` does without a network, if the server does not answer or puts the renewal off: without a session the call
 *   would be anonymous, and its refusal would sign the person out
 */
export async function readSession(auth: Pick<Auth, 'getSession'>) {
  return unlessPutOff(await auth.getSession());
}

/** Renews the session and repeats the call after a 401: the session had expired by the server's clock, but not by this machine's. */
export async function withRenewal<Answer>(
  auth: Pick<Auth, 'refreshSession'>,
  call: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const isRefused = error instanceof Error && 'status' in error && error.status === 401;
    if (!isRefused || unlessPutOff(await auth.refreshSession()).error) throw error;
    return call();
  }
}

function unlessPutOff<Answer extends { readonly error: unknown }>(answer: Answer): Answer {
  if (isAuthRetryableFetchError(answer.error)) throw new TypeError('The session is not renewed yet');
  return answer;
}
