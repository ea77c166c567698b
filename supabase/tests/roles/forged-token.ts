import { createHmac } from 'node:crypto';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns a JSON Web Token with any claims, signed (HS256) with any secret. */
export function signToken(claims: Readonly<Record<string, unknown>>, secret: string): string {
  const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

/** Returns a token with the algorithm `none` and no signature. */
export const unsignedToken = (claims: Readonly<Record<string, unknown>>): string =>
  `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;

/** Returns a token's claims, without verification. */
export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Record<string, unknown>;
