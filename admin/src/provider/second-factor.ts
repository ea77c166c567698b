import type { Factor, Session } from '@supabase/auth-js';
import type { Auth } from './auth-client';

const isVerified = ({ status }: Factor): boolean => status === 'verified';

/** The authenticator assurance level in the token of a session: `aal2` once a code was given. */
function levelOf({ access_token: token }: Session): unknown {
  const [, payload = ''] = token.split('.');
  return (JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { readonly aal?: unknown }).aal;
}

/** Whether the account has a second factor and no code was given in this session, which then gives no access yet. */
export const awaitsCode = (session: Session): boolean =>
  (session.user.factors?.some(isVerified) ?? false) && levelOf(session) !== 'aal2';

/** Gives a code of the account's second factor. @returns the error, if any */
export async function submitCode(auth: Pick<Auth, 'mfa' | 'getSession'>, code: string) {
  const { data } = await auth.getSession();
  const factorId = data.session?.user.factors?.find(isVerified)?.id ?? '';
  return (await auth.mfa.challengeAndVerify({ factorId, code: code.replaceAll(/\s/g, '') })).error;
}
