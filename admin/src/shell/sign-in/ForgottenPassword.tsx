import type { ClientConfiguration } from '@agency-site/domain/client-configuration';
import { linkLifetimes } from '@agency-site/domain/link-lifetimes';
import { useState } from 'react';
import { newPasswordAddress, signInAddress } from './addresses';
import type { Auth } from '../../provider/auth-client';
import { EmailField, SignInForm } from '../../ui/sign-in/fields';
import { recoveryProblem } from '../../ui/sign-in/recovery-problem';

interface ForgottenPasswordProps {
  readonly auth: Pick<Auth, 'resetPasswordForEmail' | 'signOut'>;
  readonly configuration: ClientConfiguration;
}

/** Requests a password link. The answer does not reveal whether the account exists. */
export function ForgottenPassword({ auth, configuration }: ForgottenPasswordProps) {
  const [sent, setSent] = useState(false);
  const requestLink = async ({ email }: { readonly email: string }) => {
    const { error } = await auth.resetPasswordForEmail(email, {
      redirectTo: window.location.origin + newPasswordAddress,
    });
    const problem = error ? recoveryProblem(error) : undefined;
    setSent(!problem);
    return problem;
  };
  return (
    <SignInForm
      title="Mot de passe oublié"
      onSubmit={requestLink}
      submit={['Envoyer le lien', 'Envoi…']}
      answer={
        sent && (
          <>
            <p>
              <strong>Si un compte existe pour cette adresse, un lien vient d’être préparé.</strong> Il sert une fois,
              pendant {linkLifetimes.password_reset.words}.
            </p>
            <p>
              {configuration.logsAccountLinks
                ? 'Ce serveur n’envoie pas d’e-mail : le lien est écrit dans son journal. Demandez-le à la personne qui le fait tourner.'
                : 'Rien reçu dans quelques minutes ? Regardez dans les courriers indésirables, ou vérifiez l’adresse.'}
            </p>
          </>
        )
      }
      links={<a href={signInAddress}>Retour à la connexion</a>}
    >
      <p>Indiquez l’adresse de votre compte : un lien pour choisir un nouveau mot de passe y sera envoyé.</p>
      <EmailField />
    </SignInForm>
  );
}
