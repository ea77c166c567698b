import type { AuthError } from '@supabase/auth-js';
import type { Auth } from '../shell/auth-client';

/** Opens the session that a link allows; its error when it does not. Asked again, it does not use the link twice. */
export type OpenRecovery = () => Promise<AuthError | null>;

/**
 * How to use a link about a forgotten password: ours carries a single-use hash, the one of Supabase's own e-mail a session
 * (its server has used the hash already).
 * @returns undefined when the link carries neither: it was cut, or it has been used or is too old
 */
export function openRecovery(
  auth: Pick<Auth, 'verifyOtp' | 'setSession'>,
  carried: URLSearchParams,
): OpenRecovery | undefined {
  const hash = carried.get('token_hash');
  const access_token = carried.get('access_token');
  const refresh_token = carried.get('refresh_token');
  const use = async () => {
    if (hash) return (await auth.verifyOtp({ token_hash: hash, type: 'recovery' })).error;
    return (await auth.setSession({ access_token: access_token ?? '', refresh_token: refresh_token ?? '' })).error;
  };
  if (!hash && !(access_token && refresh_token)) return undefined;
  let opened = false;
  return async () => {
    const error = opened ? null : await use();
    opened = !error;
    return error;
  };
}
