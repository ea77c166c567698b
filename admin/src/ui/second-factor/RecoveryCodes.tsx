import { identity } from '@agency-site/brand/identity';
import { useState } from 'react';

/** Formats a code as `12345-abcde`, easier to copy by hand; the database reads both forms. */
const inTwoParts = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** Shows the recovery codes, which cannot be shown again. */
export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const [copied, setCopied] = useState('');
  const shown = codes.map(inTwoParts);
  const copy = () =>
    void navigator.clipboard.writeText(shown.join('\n')).then(
      () => setCopied('Codes copiés.'),
      () => setCopied('Votre navigateur n’a pas permis la copie. Notez les codes, ou téléchargez-les.'),
    );
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Codes de secours, ${identity.name}\n\n${shown.join('\n')}\n`)}`;
  return (
    <div className="second-factor">
      <p>
        <strong>Gardez ces codes de secours hors de votre téléphone.</strong> Chacun sert une fois, si vous le perdez.
        Ils ne seront plus montrés.
      </p>
      <ol className="second-factor-list">
        {shown.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="shell-actions">
        <button type="button" className="shell-button-quiet" onClick={copy}>
          Copier
        </button>
        <a className="shell-button-quiet" href={file} download="codes-de-secours.txt">
          Télécharger
        </a>
      </div>
      <p role="status">{copied}</p>
      <button type="button" className="shell-button shell-button-wide" onClick={onDone}>
        J’ai gardé ces codes
      </button>
    </div>
  );
}
