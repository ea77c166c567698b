import { verify } from 'hono/jwt';

export interface SessionClaims {
  /** The account's id. */
  readonly sub: string;
  readonly [claim: string]: unknown;
}

/**
 * The claims of a session that this server signed and that has not expired; undefined for anything else. The limits set
 * for strangers rest on this check: lite 0.10.0 serves a token without a signature as if there were none.
 * @param authorization the Authorization header
 * @param secret the key that signs sessions (HS256)
 */
export async function sessionClaims(
  authorization: string | undefined,
  secret: string,
): Promise<SessionClaims | undefined> {
  const [, token = ''] = /^Bearer ([\w.-]+)$/.exec(authorization ?? '') ?? [];
  const claims = await verify(token, secret, 'HS256').catch(() => undefined);
  // The library checks an expiry that is there, and accepts a token without one.
  if (claims?.exp === undefined) return undefined;
  return { ...claims, sub: typeof claims['sub'] === 'string' ? claims['sub'] : '' };
}
