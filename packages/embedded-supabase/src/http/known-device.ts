import { createHash, randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { EmbeddedSupabase } from '../embedded-supabase';

const HALF_A_YEAR = 180 * 24 * 60 * 60;

/** One cookie for each account that signed in on a device, with a name that does not reveal the account. */
const digestOf = (account: string): string => createHash('sha256').update(account).digest('hex').slice(0, 16);
const nameOf = (account: string): string => `known-device-${digestOf(account)}`;

/**
 * Remembers the devices on which a person signed in to an account. The identity of a device depends on the account's password and second
 * factors of that moment, so that devices that an attacker made known with a stolen password are unknown again once the owner changes one
 * of them.
 */
export function knownDevices({ database, keys }: Pick<EmbeddedSupabase, 'database' | 'keys'>) {
  const secretFor = async (account: string): Promise<string> => {
    const [row] = await database<{ credentials: string }[]>`
      select md5(concat_ws(' ', encrypted_password, (
        select string_agg(id::text, ' ' order by id) from auth.mfa_factors where user_id = known.id and status = 'verified'
      ))) as credentials
      from auth.users as known where email = ${account}`;
    return `${keys.jwtSecret} known-device ${account} ${row?.credentials ?? ''}`;
  };
  return {
    /** Returns the identity of a device on which a person signed in to an account before; undefined for any other device. */
    find: async (context: Context, account: string): Promise<string | undefined> => {
      const device = await getSignedCookie(context, await secretFor(account), nameOf(account));
      return device || undefined;
    },
    /** Makes a device known after a sign-in on it. This opens nothing: the password and the code are still required. */
    remember: async (context: Context, account: string): Promise<void> =>
      setSignedCookie(context, nameOf(account), randomUUID(), await secretFor(account), {
        path: '/auth/v1',
        httpOnly: true,
        sameSite: 'Strict',
        maxAge: HALF_A_YEAR,
      }),
  };
}
