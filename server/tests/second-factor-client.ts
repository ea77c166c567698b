import { ensureAdministrator } from '../../packages/embedded-supabase/src/administrators';
import { codeAt } from '../../packages/embedded-supabase/src/totp';
import { clientOf, freshAddress, type Answer } from './api-client';
import type { TestSupabase } from './served-supabase';

export const PASSWORD = 'une phrase pour entrer';

interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
}
export const sessionOf = ({ body }: Answer): Session => body as Session;
export const errorOf = ({ body }: Answer): unknown => (body as { error_code?: unknown }).error_code;

/** An authenticator application on a telephone. */
export interface Device {
  readonly id: string;
  readonly secret: string;
}

let accounts = 0;

/** The actions of people with an authenticator application, on the API of a test. */
export function secondFactorClient(supabase: TestSupabase) {
  const newAdministrator = async (): Promise<string> => {
    accounts += 1;
    const email = `facteur-${accounts}@example.fr`;
    // The lowest cost that bcrypt accepts.
    await ensureAdministrator(supabase.database, email, PASSWORD, 4);
    return email;
  };
  const signIn = (email: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
    clientOf(supabase)('POST', '/auth/v1/token?grant_type=password', { email, password: PASSWORD }, headers);
  const enroll = async (token: string, name = ''): Promise<Answer> =>
    clientOf(supabase, token)('POST', '/auth/v1/factors', { factor_type: 'totp', friendly_name: name });
  const challenge = async (token: string, { id }: Device): Promise<string> => {
    const answer = await clientOf(supabase, token)('POST', `/auth/v1/factors/${id}/challenge`, { factorId: id });
    return (answer.body as { id: string }).id;
  };
  const give = async (token: string, device: Device, code: string, address = freshAddress(), headers = {}) =>
    clientOf(supabase, token, address)(
      'POST',
      `/auth/v1/factors/${device.id}/verify`,
      { challenge_id: await challenge(token, device), code },
      headers,
    );
  /** Returns an administrator with a telephone whose code counts as given long ago, so that the codes of this minute are still unused. */
  const withFactor = async () => {
    const email = await newAdministrator();
    const { access_token: token } = sessionOf(await signIn(email));
    const { id, totp } = (await enroll(token)).body as { id: string; totp: { secret: string } };
    const device: Device = { id, secret: totp.secret };
    const session = sessionOf(await give(token, device, codeAt(device.secret, Date.now())));
    await supabase.database`update auth.mfa_challenges set otp_code = '0' where factor_id = ${id}`;
    return { email, device, ...session };
  };
  return { newAdministrator, signIn, enroll, challenge, give, withFactor };
}
