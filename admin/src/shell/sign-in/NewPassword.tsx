import type { AuthError } from '@supabase/auth-js';
import { type FormEvent, useState } from 'react';
import { dashboardAddress, forgottenPasswordAddress, replaceAddress } from '../addresses';
import type { Auth } from '../auth-client';
import { usePageTitle } from '../use-page-title';
import { Wordmark } from '../Wordmark';
import { textOf, PasswordField, Problem } from './fields';
import { isTooLong, newPasswordProblem, type NewPasswordProblem, shortestPassword, tooLong } from './recovery-problem';

export interface NewPasswordProps {
  readonly auth: Pick<Auth, 'verifyOtp' | 'setSession' | 'updateUser' | 'signOut'>;
  readonly recovery: URLSearchParams;
  readonly onDone: () => void;
}

/** Sets a new password. The single-use link is used when the form is sent, not when the page opens. */
export function NewPassword({ auth, recovery, onDone }: NewPasswordProps) {
  usePageTitle('Nouveau mot de passe');
  const [openSession] = useState(() => recoverySession(auth, recovery));
  const [problem, setProblem] = useState<NewPasswordProblem | undefined>(
    openSession ? undefined : newPasswordProblem(),
  );
  const [busy, setBusy] = useState(false);

  const savePassword = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !openSession) return;
    const password = textOf(new FormData(event.currentTarget), 'password');
    if (isTooLong(password)) {
      setProblem(tooLong);
      return;
    }
    setProblem(undefined);
    setBusy(true);
    // All other sessions end: somebody who knew the former password may be signed in.
    const error =
      (await openSession()) ??
      (await auth.updateUser({ password })).error ??
      (await auth.signOut({ scope: 'others' })).error;
    setBusy(false);
    if (error) {
      setProblem(newPasswordProblem(error));
      return;
    }
    replaceAddress(dashboardAddress);
    onDone();
  };

  return (
    <main className="shell-centre">
      <form className="shell-card" onSubmit={(event) => void savePassword(event)}>
        <Wordmark />
        <h1>Nouveau mot de passe</h1>
        <Problem problem={problem} />
        {!problem?.final && (
          <>
            <PasswordField
              label="Nouveau mot de passe"
              autoComplete="new-password"
              hint={`${shortestPassword} caractères au moins. Une phrase que vous seul connaissez convient bien.`}
            />
            <button type="submit" className="shell-button shell-button-wide" aria-disabled={busy}>
              {busy ? 'Sauvegarde…' : 'Sauvegarder et entrer'}
            </button>
          </>
        )}
        <div className="shell-links">
          <a href={forgottenPasswordAddress}>Demander un autre lien</a>
        </div>
      </form>
    </main>
  );
}

/** Opens the session of a link and returns the error, if any. A second call does not use the link again. */
type OpenSession = () => Promise<AuthError | null>;

/**
 * Our own link has a single-use hash; the link of Supabase's e-mail has a session (its server has used the hash already).
 * @returns undefined when the link has neither: it is incomplete, used or expired
 */
function recoverySession(
  auth: Pick<Auth, 'verifyOtp' | 'setSession'>,
  parameters: URLSearchParams,
): OpenSession | undefined {
  const hash = parameters.get('token_hash');
  const access_token = parameters.get('access_token');
  const refresh_token = parameters.get('refresh_token');
  const use = async () => {
    if (hash) return (await auth.verifyOtp({ token_hash: hash, type: 'recovery' })).error;
    return (await auth.setSession({ access_token: access_token ?? '', refresh_token: refresh_token ?? '' })).error;
  };
  if (!hash && !(access_token && refresh_token)) return undefined;
  let opened = false;
  return async () => {
    const error = opened ? null : await use();
    opened = !error;
    return error;
  };
}
