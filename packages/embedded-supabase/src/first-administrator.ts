import { randomBytes } from 'node:crypto';
import type postgres from 'postgres';
import { demoEmail, ensureAdministrator } from './administrators';

/** How the person who starts the server signs in to the back-office. */
export type SignIn =
  | { readonly kind: 'created'; readonly email: string; readonly password: string }
  | { readonly kind: 'known'; readonly email: string }
  | { readonly kind: 'existing' }
  | { readonly kind: 'missing' };

/** The administrator of a new site. */
export interface FirstAdministrator {
  /** The account that the environment names (ADMIN_EMAIL), if any. */
  readonly administrator: { readonly email: string; readonly password: string } | undefined;
  /** The address that the server listens on. */
  readonly host: string;
}

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

/**
 * Makes sure that an administrator exists: the one in the environment or, on a server that listens on loopback only, a demo account with a
 * generated password.
 * @param hasAdministrator whether the allow-list has a row
 */
export async function firstAdministrator(
  database: postgres.Sql,
  { administrator: named, host }: FirstAdministrator,
  hasAdministrator: boolean,
): Promise<SignIn> {
  if (named) {
    await ensureAdministrator(database, named.email, named.password);
    return { kind: 'known', email: named.email };
  }
  if (hasAdministrator) return { kind: 'existing' };
  if (!LOOPBACK.has(host)) return { kind: 'missing' };
  const password = randomBytes(12).toString('base64url');
  await ensureAdministrator(database, demoEmail, password);
  return { kind: 'created', email: demoEmail, password };
}
