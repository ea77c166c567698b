import { type FormEvent, useState } from 'react';
import { forgottenPasswordAddress } from '../addresses';
import type { Auth } from '../auth-client';
import { usePageTitle } from '../use-page-title';
import { Wordmark } from '../Wordmark';
import { EmailField, textOf, PasswordField, Problem } from './fields';
import { signInProblem, type SignInProblem } from './sign-in-problem';

interface SignInProps {
  readonly auth: Pick<Auth, 'signInWithPassword'>;
  /** Called when somebody begins to fill in the form. */
  readonly onFocus?: (() => void) | undefined;
}

/** The sign-in screen. On success the shell sees the new session and shows the back-office. */
export function SignIn({ auth, onFocus }: SignInProps) {
  usePageTitle('Connexion');
  const [problem, setProblem] = useState<SignInProblem>();
  const [busy, setBusy] = useState(false);

  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    setProblem(undefined);
    setBusy(true);
    const { error } = await auth.signInWithPassword({
      email: textOf(fields, 'email').trim(),
      password: textOf(fields, 'password'),
    });
    if (error) {
      setProblem(signInProblem(error));
      setBusy(false);
    }
  };

  return (
    <main className="shell-centre">
      <form className="shell-card" onSubmit={(event) => void signIn(event)}>
        <Wordmark />
        <h1>Administration</h1>
        <Problem problem={problem} />
        <EmailField onFocus={onFocus} />
        <PasswordField label="Mot de passe" autoComplete="current-password" />
        <button type="submit" className="shell-button shell-button-wide" aria-disabled={busy}>
          {busy ? 'Connexion…' : 'Se connecter'}
        </button>
        <div className="shell-links">
          <a href={forgottenPasswordAddress}>Mot de passe oublié&nbsp;?</a>
          <a href="/">Retour au site</a>
        </div>
      </form>
    </main>
  );
}
