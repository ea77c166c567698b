import type { Auth } from './auth-client';

/**
 * Repeats a call that was refused for its session, with a renewed one: the session had expired by the server's clock, but not by this
 * machine's, because one of the clocks was changed.
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
