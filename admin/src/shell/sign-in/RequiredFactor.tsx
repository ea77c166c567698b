import type { ClientConfiguration } from '@agency-site/domain/client-configuration';
import { callDatabase } from '../../provider/call-database';
import type { Auth } from '../../provider/auth-client';
import { usePageTitle } from '../../ui/layout/use-page-title';
import { Enrolment } from '../../ui/second-factor/Enrolment';
import { Wordmark } from '../../ui/sign-in/Wordmark';

interface RequiredFactorProps {
  readonly auth: Pick<Auth, 'mfa' | 'getSession' | 'signOut'>;
  readonly configuration: ClientConfiguration;
  readonly onDone: () => void;
}

/** Shown in place of the back-office to a person without the second factor that their role requires. */
export function RequiredFactor({ auth, configuration, onDone }: RequiredFactorProps) {
  usePageTitle('Second facteur exigé');
  const makeCodes = async (): Promise<readonly string[]> => {
    const { data } = await auth.getSession();
    const answer = data.session && (await callDatabase(configuration, data.session, 'rpc/new_recovery_codes', {}));
    if (answer?.status !== 200) throw new Error('No recovery codes');
    return answer.body as readonly string[];
  };
  return (
    <main className="shell-centre">
      <div className="shell-card">
        <Wordmark />
        <h1>Second facteur exigé</h1>
        <p>
          Votre rôle sur ce site demande, après le mot de passe, un code de votre téléphone. Activez-le pour entrer.
        </p>
        <Enrolment auth={auth} makeCodes={makeCodes} onDone={onDone} />
        <div className="shell-links">
          <button type="button" onClick={() => void auth.signOut({ scope: 'local' })}>
            Changer de compte
          </button>
        </div>
      </div>
    </main>
  );
}
