import { sign, verify } from 'hono/jwt';

export interface SessionClaims {
  /** The account's id. */
  readonly sub: string;
  readonly [claim: string]: unknown;
}

/**
 * How far in the future a token may have been issued, in seconds. This server signed the token, so its clock was ahead then, or is behind
 * now. The session stays valid while the clock catches up; the database knows whether it has ended.
 */
const MAX_CLOCK_SKEW_S = 24 * 60 * 60;

/**
 * Returns the claims of a session that this server signed and that has not expired; undefined for anything else. The limits for anonymous
 * visitors depend on this check, because lite 0.10.0 serves a token without a signature as if there were no token.
 * @param authorization the Authorization header
 * @param secret the key that signs sessions (HS256)
 */
export async function sessionClaims(
  authorization: string | undefined,
  secret: string,
): Promise<SessionClaims | undefined> {
  const [, token = ''] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization ?? '') ?? [];
  const claims = await verify(token, secret, { alg: 'HS256', iat: false, nbf: false }).catch(() => undefined);
  // The library checks an expiry, but accepts a token without one.
  if (claims?.exp === undefined) return undefined;
  const now = Math.floor(Date.now() / 1000);
  const { nbf = now, iat = now, ...others } = claims;
  if (!isWithin(iat, now + MAX_CLOCK_SKEW_S) || !isWithin(nbf, now + MAX_CLOCK_SKEW_S)) return undefined;
  const sub = typeof claims['sub'] === 'string' ? claims['sub'] : '';
  return { ...others, sub, ...(claims.iat === undefined ? {} : { iat: Math.min(iat, now) }) };
}

const isWithin = (time: unknown, latest: number): boolean => typeof time === 'number' && time <= latest;

/**
 * Returns the Authorization header of a verified session, for the embedded API. It signs the token again, so that lite reads the same
 * claims however the client spelled the token, and because lite refuses a token from the future, even by a second.
 */
export const authorizationOf = async (claims: SessionClaims, secret: string): Promise<string> =>
  `Bearer ${await sign(claims, secret, 'HS256')}`;
