import { createHash, randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { EmbeddedSupabase } from '../embedded-supabase';

const HALF_A_YEAR = 180 * 24 * 60 * 60;

/** One cookie for each account that signed in on a device, by a name that does not tell which. */
const digestOf = (account: string): string => createHash('sha256').update(account).digest('hex').slice(0, 16);
const nameOf = (account: string): string => `known-device-${digestOf(account)}`;

/**
 * Remembers on which devices somebody signed in to an account. A device is known by the account's password and second factors of then:
 * whoever collected devices with a stolen password has none once its owner changes one of them.
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
    /** Identifies a device on which somebody signed in to an account before; undefined for any other device. */
    find: async (context: Context, account: string): Promise<string | undefined> => {
      const device = await getSignedCookie(context, await secretFor(account), nameOf(account));
      return device || undefined;
    },
    /** Makes a device known, after somebody signed in on it. It opens nothing: password and code are still required. */
    remember: async (context: Context, account: string): Promise<void> =>
      setSignedCookie(context, nameOf(account), randomUUID(), await secretFor(account), {
        path: '/auth/v1',
        httpOnly: true,
        sameSite: 'Strict',
        maxAge: HALF_A_YEAR,
      }),
  };
}
