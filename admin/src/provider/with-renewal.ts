import { isAuthRefreshDiscardedError, isAuthRetryableFetchError } from '@supabase/auth-js';
import type { Auth } from './auth-client';

type Answer = Awaited<ReturnType<Auth['getSession' | 'refreshSession']>>;

/**
 * Reads the session, renewed if it has expired.
 * @throws {TypeError} as `fetch` does without a network, if the server does not answer or puts the renewal off: without a session the call
 *   would be anonymous, and its refusal would sign the person out
 */
export const readSession = async (auth: Pick<Auth, 'getSession'>): Promise<Answer> =>
  settled(auth, await auth.getSession());

/** Renews a session that has not expired by this machine's clock. @throws {TypeError} as `readSession` does */
export const renewSession = async (auth: Pick<Auth, 'getSession' | 'refreshSession'>): Promise<Answer> =>
  settled(auth, await auth.refreshSession());

/** Renews the session and repeats the call after a 401: the session had expired by the server's clock, but not by this machine's. */
export async function withRenewal<Result>(
  auth: Pick<Auth, 'getSession' | 'refreshSession'>,
  call: () => Promise<Result>,
): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    const isRefused = error instanceof Error && 'status' in error && error.status === 401;
    if (!isRefused || (await renewSession(auth)).error) throw error;
    return call();
  }
}

/** When another tab was first to renew the session, auth-js answers without one; the session that the other tab stored is then read. */
function settled(auth: Pick<Auth, 'getSession'>, answer: Answer): Answer | Promise<Answer> {
  if (isAuthRefreshDiscardedError(answer.error)) return readSession(auth);
  if (isAuthRetryableFetchError(answer.error)) throw new TypeError('The session is not renewed yet');
  return answer;
}
