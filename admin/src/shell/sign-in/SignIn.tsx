import { forgottenPasswordAddress } from './addresses';
import { type Auth, sessionEnd } from '../../provider/auth-client';
import { EmailField, PasswordField, SignInForm } from '../../ui/sign-in/fields';
import { signInProblem } from '../../ui/sign-in/sign-in-problem';

interface SignInProps {
  readonly auth: Pick<Auth, 'signInWithPassword'>;
  /** Called when the person begins to fill in the form. */
  readonly onFocus?: (() => void) | undefined;
}

/** The sign-in screen. On success the shell notices the new session and shows the back-office. */
export function SignIn({ auth, onFocus }: SignInProps) {
  return (
    <SignInForm
      title="Connexion"
      heading="Administration"
      deadEnd={sessionEnd.problem}
      onSubmit={async ({ email, password }) => {
        const { error } = await auth.signInWithPassword({ email, password });
        return error ? signInProblem(error) : undefined;
      }}
      submit={['Se connecter', 'Connexion…']}
      links={
        <>
          <a href={forgottenPasswordAddress}>Mot de passe oublié&nbsp;?</a>
          <a href="/">Retour au site</a>
        </>
      }
    >
      <EmailField onFocus={onFocus} />
      <PasswordField label="Mot de passe" autoComplete="current-password" />
    </SignInForm>
  );
}
