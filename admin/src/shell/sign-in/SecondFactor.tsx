import type { ClientConfiguration } from '@agency-site/domain/client-configuration';
import type { Session } from '@supabase/auth-js';
import { useState } from 'react';
import { callDatabase } from '../../provider/call-database';
import type { Auth } from '../../provider/auth-client';
import { submitCode } from '../../provider/second-factor';
import { CodeField, SignInForm } from '../../ui/sign-in/fields';
import { type SignInProblem, signInProblem } from '../../ui/sign-in/sign-in-problem';

interface SecondFactorProps {
  readonly auth: Pick<Auth, 'mfa' | 'getSession' | 'refreshSession' | 'signOut'>;
  readonly configuration: ClientConfiguration;
  readonly session: Session;
  /** Called after a valid code. Without this callback, the shell notices the new session and shows the back-office. */
  readonly onDone?: () => Promise<SignInProblem | undefined>;
}

/** The step after the password: a code of the application, or one of the recovery codes. */
export function SecondFactor({ auth, configuration, session, onDone }: SecondFactorProps) {
  const [lostPhone, setLostPhone] = useState(false);

  const useRecoveryCode = async (code: string): Promise<SignInProblem | undefined> => {
    const { status, body } = await callDatabase(configuration, session, 'rpc/use_recovery_code', { code });
    if (status !== 200) return signInProblem({ status, message: status ? 'Refused' : '' });
    if (body !== true) return { summary: 'Ce code de secours n’est pas valable, ou il a déjà servi.' };
    // Renews the session, whose token says that the account no longer has a second factor.
    const { error } = await auth.refreshSession();
    return error ? signInProblem(error) : undefined;
  };
  const submit = async ({ code }: { readonly code: string }) => {
    if (lostPhone) return (await useRecoveryCode(code)) ?? onDone?.();
    const error = await submitCode(auth, code);
    return error ? signInProblem(error) : onDone?.();
  };

  return (
    <SignInForm
      key={String(lostPhone)}
      title={lostPhone ? 'Code de secours' : 'Code de connexion'}
      onSubmit={submit}
      submit={['Continuer', 'Vérification…']}
      links={
        <>
          <button type="button" onClick={() => setLostPhone(!lostPhone)}>
            {lostPhone ? 'Utiliser mon application' : 'Utiliser un code de secours'}
          </button>
          <button type="button" onClick={() => void auth.signOut({ scope: 'local' })}>
            Changer de compte
          </button>
        </>
      }
    >
      <p>
        {lostPhone
          ? 'Un code de secours sert une fois, et retire le second facteur de votre compte\u00A0: vous l’activerez à nouveau avec votre téléphone.'
          : 'Ouvrez sur votre téléphone l’application qui garde vos codes, et recopiez celui de ce site.'}
      </p>
      {lostPhone ? <CodeField label="Code de secours" /> : <CodeField label="Code à 6 chiffres" isOneTime />}
    </SignInForm>
  );
}
