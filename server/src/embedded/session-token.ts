import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a session says of its owner. */
export interface SessionClaims {
  /** The account's id. */
  readonly sub: string;
  readonly [claim: string]: unknown;
}

/**
 * The claims of a session that this server signed and that has not expired; undefined for anything else. What strangers
 * may not do is decided by it, not by the claim: lite 0.10.0 serves a token without a signature as if there were none.
 * @param authorization the header of that name
 * @param secret what sessions are signed with (HS256)
 */
export function sessionClaims(authorization: string | undefined, secret: string): SessionClaims | undefined {
  const match = /^Bearer (([\w-]+)\.([\w-]+))\.([\w-]+)$/.exec(authorization ?? '');
  const [, signed = '', , payload = '', signature = ''] = match ?? [];
  const expected = createHmac('sha256', secret).update(signed).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { exp?: unknown; sub?: unknown };
  const lives = typeof claims.exp === 'number' && claims.exp * 1000 > Date.now();
  return lives ? { ...claims, sub: typeof claims.sub === 'string' ? claims.sub : '' } : undefined;
}

/** Whether a request carries such a session. */
export const hasSession = (authorization: string | undefined, secret: string): boolean =>
  sessionClaims(authorization, secret) !== undefined;
