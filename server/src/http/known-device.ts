import { createHash, randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';

const HALF_A_YEAR = 180 * 24 * 60 * 60;

/** One cookie for each account that signed in on a device, by a name that does not tell which. */
const digestOf = (account: string): string => createHash('sha256').update(account).digest('hex').slice(0, 16);
const nameOf = (account: string): string => `known-device-${digestOf(account)}`;
const secretFor = (account: string, secret: string): string => `${secret} known-device ${account}`;

/** Identifies a device on which somebody signed in to an account before; undefined for any other device. */
export async function knownDevice(context: Context, account: string, secret: string): Promise<string | undefined> {
  const device = await getSignedCookie(context, secretFor(account, secret), nameOf(account));
  return device || undefined;
}

/** Makes a device known, after somebody signed in on it. It opens nothing: password and code are still required. */
export async function rememberDevice(context: Context, account: string, secret: string): Promise<void> {
  await setSignedCookie(context, nameOf(account), randomUUID(), secretFor(account, secret), {
    path: '/auth/v1',
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: HALF_A_YEAR,
  });
}
