import type { AuthError } from '@supabase/auth-js';
import { type FormEvent, useState } from 'react';
import { dashboardAddress, forgottenPasswordAddress, replaceAddress } from '../addresses';
import type { Auth } from '../auth-client';
import { usePageTitle } from '../use-page-title';
import { Wordmark } from '../Wordmark';
import { textOf, PasswordField, Problem } from './fields';
import { newPasswordProblem, type NewPasswordProblem, shortestPassword } from './recovery-problem';

export interface NewPasswordProps {
  readonly auth: Pick<Auth, 'verifyOtp' | 'setSession' | 'updateUser' | 'signOut'>;
  /** What the link carried. */
  readonly recovery: URLSearchParams;
  /** Called when the password is chosen, or will not be. */
  readonly onDone: () => void;
}

/** Chooses the new password. The link opens nothing by itself: it is used when the password is sent. */
export function NewPassword({ auth, recovery, onDone }: NewPasswordProps) {
  usePageTitle('Nouveau mot de passe');
  const [open] = useState(() => openRecovery(auth, recovery));
  const [problem, setProblem] = useState<NewPasswordProblem | undefined>(open ? undefined : newPasswordProblem());
  const [busy, setBusy] = useState(false);

  const choose = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !open) return;
    const password = textOf(new FormData(event.currentTarget), 'password');
    setProblem(undefined);
    setBusy(true);
    // Whoever knew the former password is sent out everywhere else.
    const error =
      (await open()) ?? (await auth.updateUser({ password })).error ?? (await auth.signOut({ scope: 'others' })).error;
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
      <form className="shell-card" onSubmit={(event) => void choose(event)}>
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

/** Opens the session that a link allows; its error when it does not. Asked again, it does not use the link twice. */
type OpenRecovery = () => Promise<AuthError | null>;

/**
 * How to use a link about a forgotten password: ours carries a single-use hash, the one of Supabase's own e-mail a session
 * (its server has used the hash already).
 * @returns undefined when the link carries neither: it was cut, or it has been used or is too old
 */
function openRecovery(
  auth: Pick<Auth, 'verifyOtp' | 'setSession'>,
  carried: URLSearchParams,
): OpenRecovery | undefined {
  const hash = carried.get('token_hash');
  const access_token = carried.get('access_token');
  const refresh_token = carried.get('refresh_token');
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
