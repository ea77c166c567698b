import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether a request carries a session that this server signed and that has not expired. What strangers may not do is
 * decided by it, not by the claim: lite 0.10.0 serves a token without a signature as if there were none.
 * @param authorization the header of that name
 * @param secret what sessions are signed with (HS256)
 */
export function hasSession(authorization: string | undefined, secret: string): boolean {
  const match = /^Bearer (([\w-]+)\.([\w-]+))\.([\w-]+)$/.exec(authorization ?? '');
  const [, signed = '', , payload = '', signature = ''] = match ?? [];
  const expected = createHmac('sha256', secret).update(signed).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { exp?: unknown };
  return typeof exp === 'number' && exp * 1000 > Date.now();
}
