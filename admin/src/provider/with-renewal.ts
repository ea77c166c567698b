import type { Auth } from './auth-client';

/**
 * Calls once more, with a session that was renewed, what was refused for the session: that had expired by the server's clock, not by this
 * machine's, one of which was set.
 */
export async function withRenewal<Answer>(
  auth: Pick<Auth, 'refreshSession'>,
  call: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const isRefused = error instanceof Error && 'status' in error && error.status === 401;
    if (!isRefused || (await auth.refreshSession()).error) throw error;
    return call();
  }
}
