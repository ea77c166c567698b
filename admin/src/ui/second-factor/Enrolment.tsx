import { identity } from '@agency-site/brand/identity';
import { type FormEvent, useEffect, useState } from 'react';
import { encode } from 'uqr';
import type { Auth } from '../../provider/auth-client';
import { CodeField, formValue } from '../sign-in/fields';
import { signInProblem, type SignInProblem } from '../sign-in/sign-in-problem';
import { RecoveryCodes } from './RecoveryCodes';

interface EnrolmentProps {
  readonly auth: Pick<Auth, 'mfa'>;
  /** Creates recovery codes, after a correct first code. @throws if that fails */
  readonly makeCodes: () => Promise<readonly string[]>;
  readonly onDone: () => void;
}

interface NewFactor {
  readonly id: string;
  readonly secret: string;
  readonly uri: string;
}

const codesFailed: SignInProblem = {
  summary: 'Le second facteur est activé, mais les codes de secours n’ont pas pu être créés. Réessayez.',
};

/** Sets a second factor up: shows a key for an application, asks for its first code, then shows the recovery codes. */
export function Enrolment({ auth, makeCodes, onDone }: EnrolmentProps) {
  const [factor, setFactor] = useState<NewFactor>();
  const [problem, setProblem] = useState<SignInProblem>();
  const [isBusy, setBusy] = useState(false);
  const [isVerified, setVerified] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();

  useEffect(() => {
    let isOpen = true;
    void newFactor(auth).then((answer) => {
      if (!isOpen) return;
      if ('summary' in answer) setProblem(answer);
      else setFactor(answer);
    });
    return () => void (isOpen = false);
  }, [auth]);

  const showCodes = async () => {
    try {
      setCodes(await makeCodes());
    } catch {
      setProblem(codesFailed);
    }
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React bubbles the event of a dialog's portal to the form behind it.
    event.stopPropagation();
    if (isBusy || !factor) return;
    const code = formValue(new FormData(event.currentTarget), 'code').replaceAll(/\s/g, '');
    setProblem(undefined);
    setBusy(true);
    const error = isVerified ? null : (await auth.mfa.challengeAndVerify({ factorId: factor.id, code })).error;
    if (error) setProblem(signInProblem(error));
    else {
      setVerified(true);
      await showCodes();
    }
    setBusy(false);
  };

  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <form className="second-factor" onSubmit={(event) => void send(event)}>
      {problem && (
        <p className="shell-problem" role="alert">
          {problem.summary}
        </p>
      )}
      {factor && (
        <>
          <p>
            Lisez ce dessin avec une application de codes (Google Authenticator, Aegis, 1Password…), ou{' '}
            <a href={factor.uri}>ouvrez-la sur cet appareil</a>.
          </p>
          <QrCode text={factor.uri} label="QR code de la clé, écrite ci-dessous" />
          <p>
            La même clé, à recopier{'\u00A0'}: <code>{factor.secret.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
          {!isVerified && <CodeField label="Code à 6 chiffres que montre l’application" isOneTime />}
          <button type="submit" className="shell-button shell-button-wide" aria-disabled={isBusy}>
            {isVerified ? 'Réessayer' : isBusy ? 'Vérification…' : 'Activer'}
          </button>
        </>
      )}
    </form>
  );
}

/** Draws a QR code in the browser, so that no other service learns the key; dark on white in both themes, as cameras expect. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 3 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className="second-factor-code"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={squares.join('')} />
    </svg>
  );
}

async function newFactor(auth: Pick<Auth, 'mfa'>): Promise<NewFactor | SignInProblem> {
  // A new name each time, because an unfinished enrolment still occupies its name.
  const friendlyName = new Date().toISOString();
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName, issuer: identity.name });
  return error ? signInProblem(error) : { id: data.id, secret: data.totp.secret, uri: data.totp.uri };
}
