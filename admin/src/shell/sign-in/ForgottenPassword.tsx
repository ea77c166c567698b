import type { ClientConfiguration } from '@agency/supabase/client-configuration';
import { type FormEvent, useState } from 'react';
import { newPasswordAddress, signInAddress } from '../addresses';
import type { Auth } from '../auth-client';
import { usePageTitle } from '../use-page-title';
import { Wordmark } from '../Wordmark';
import { EmailField, textOf, Problem } from './fields';
import { recoveryProblem } from './recovery-problem';
import type { SignInProblem } from './sign-in-problem';

export interface ForgottenPasswordProps {
  readonly auth: Pick<Auth, 'resetPasswordForEmail' | 'signOut'>;
  readonly configuration: ClientConfiguration;
}

/** Requests a password link. The answer does not reveal whether the account exists. */
export function ForgottenPassword({ auth, configuration }: ForgottenPasswordProps) {
  usePageTitle('Mot de passe oublié');
  const [problem, setProblem] = useState<SignInProblem>();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);

  const requestLink = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const email = textOf(new FormData(event.currentTarget), 'email').trim();
    setProblem(undefined);
    setBusy(true);
    const { error } = await auth.resetPasswordForEmail(email, {
      redirectTo: window.location.origin + newPasswordAddress,
    });
    const newProblem = error ? recoveryProblem(error) : undefined;
    setProblem(newProblem);
    setSent(!newProblem);
    setBusy(false);
  };

  return (
    <main className="shell-centre">
      <form className="shell-card" onSubmit={(event) => void requestLink(event)}>
        <Wordmark />
        <h1>Mot de passe oublié</h1>
        <Problem problem={problem} />
        <div role="status">{sent && <LinkSent local={configuration.supabaseUrl === window.location.origin} />}</div>
        {!sent && (
          <>
            <p>Indiquez l’adresse de votre compte : un lien pour choisir un nouveau mot de passe y sera envoyé.</p>
            <EmailField />
            <button type="submit" className="shell-button shell-button-wide" aria-disabled={busy}>
              {busy ? 'Envoi…' : 'Envoyer le lien'}
            </button>
          </>
        )}
        <div className="shell-links">
          <a href={signInAddress}>Retour à la connexion</a>
        </div>
      </form>
    </main>
  );
}

/** @param local whether the site's own server keeps the accounts: it sends no e-mail */
function LinkSent({ local }: { readonly local: boolean }) {
  return (
    <>
      <p>
        <strong>Si un compte existe pour cette adresse, un lien vient d’être préparé.</strong> Il sert une fois, pendant
        une heure.
      </p>
      <p>
        {local
          ? 'Ce serveur n’envoie pas d’e-mail : le lien est écrit dans son journal. Demandez-le à la personne qui le fait tourner.'
          : 'Rien reçu dans quelques minutes ? Regardez dans les courriers indésirables, ou vérifiez l’adresse.'}
      </p>
    </>
  );
}
