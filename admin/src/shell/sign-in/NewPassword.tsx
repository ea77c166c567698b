import type { ClientConfiguration } from '@agency-site/domain/client-configuration';
import type { Session } from '@supabase/auth-js';
import { useState } from 'react';
import { dashboardAddress, forgottenPasswordAddress, replaceAddress } from './addresses';
import type { Auth } from '../../provider/auth-client';
import { awaitsCode } from '../../provider/second-factor';
import { PasswordField, SignInForm } from '../../ui/sign-in/fields';
import { SecondFactor } from './SecondFactor';
import { minPasswordLength } from '../../ui/sign-in/auth-sentences';
import { isTooLong, newPasswordProblem, tooLong } from '../../ui/sign-in/recovery-problem';

interface NewPasswordProps {
  readonly auth: Pick<
    Auth,
    'verifyOtp' | 'setSession' | 'updateUser' | 'signOut' | 'mfa' | 'getSession' | 'refreshSession'
  >;
  readonly configuration: ClientConfiguration;
  readonly recovery: URLSearchParams;
  readonly onDone: () => void;
}

/** The form that sets a new password. It uses up the single-use link when the form is sent, not when the page opens. */
export function NewPassword({ auth, configuration, recovery, onDone }: NewPasswordProps) {
  const [openSession] = useState(() => recoverySession(auth, recovery));
  const [asked, setAsked] = useState<{ readonly session: Session; readonly password: string }>();
  const storePassword = async (password: string) => {
    // Ends all other sessions, because a person who knew the former password may be signed in.
    const error = (await auth.updateUser({ password })).error ?? (await auth.signOut({ scope: 'others' })).error;
    if (error) return newPasswordProblem(error);
    replaceAddress(dashboardAddress);
    onDone();
    return undefined;
  };
  const savePassword = async ({ password }: { readonly password: string }) => {
    if (!openSession) return newPasswordProblem();
    if (isTooLong(password)) return tooLong;
    const error = await openSession();
    if (error) return newPasswordProblem(error);
    const { data } = await auth.getSession();
    if (!data.session || !awaitsCode(data.session)) return storePassword(password);
    setAsked({ session: data.session, password });
    return undefined;
  };
  if (asked)
    return (
      <SecondFactor
        auth={auth}
        configuration={configuration}
        session={asked.session}
        onDone={() => storePassword(asked.password)}
      />
    );
  return (
    <SignInForm
      title="Nouveau mot de passe"
      deadEnd={openSession ? undefined : newPasswordProblem()}
      onSubmit={savePassword}
      submit={['Sauvegarder et entrer', 'Sauvegarde…']}
      links={<a href={forgottenPasswordAddress}>Demander un autre lien</a>}
    >
      <PasswordField
        label="Nouveau mot de passe"
        autoComplete="new-password"
        hint={`${minPasswordLength} caractères au moins. Une phrase que vous seul connaissez convient bien.`}
      />
    </SignInForm>
  );
}

/**
 * Reads a password link. Our own link contains a single-use hash. The link of Supabase's e-mail contains a session, because Supabase's
 * server has already used the hash.
 * @returns a function that opens the session and returns the error, if any; a second call does not use the link again. Undefined for a link
 *   with neither, which is incomplete, used or expired
 */
function recoverySession(auth: Pick<Auth, 'verifyOtp' | 'setSession'>, parameters: URLSearchParams) {
  const hash = parameters.get('token_hash');
  const access_token = parameters.get('access_token');
  const refresh_token = parameters.get('refresh_token');
  const open = hash
    ? () => auth.verifyOtp({ token_hash: hash, type: 'recovery' })
    : access_token && refresh_token && (() => auth.setSession({ access_token, refresh_token }));
  if (!open) return undefined;
  let opened = false;
  return async () => {
    const error = opened ? null : (await open()).error;
    opened = !error;
    return error;
  };
}
