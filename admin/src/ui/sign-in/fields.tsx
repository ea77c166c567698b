import { emailAddress } from '@agency-site/domain/email-address';
import { type FormEvent, type ReactNode, useState } from 'react';
import { usePageTitle } from '../layout/use-page-title';
import { Wordmark } from './Wordmark';
import type { SignInProblem } from './sign-in-problem';

export function formValue(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
}

export function EmailField({ onFocus }: { readonly onFocus?: (() => void) | undefined }) {
  return (
    <div className="shell-field">
      <label htmlFor="email">E-mail</label>
      <div className="shell-input">
        {/* Not `type="email"`, because Safari then refuses an address with an accented domain. */}
        <input
          id="email"
          name="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="username"
          required
          onFocus={onFocus}
        />
      </div>
    </div>
  );
}

interface PasswordFieldProps {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  /** The rules of a new password. */
  readonly hint?: string;
  /** Whether the field takes the focus, in a dialog that asks for nothing else. */
  readonly takesFocus?: boolean;
}

/** A password, with a button that shows or hides it. */
export function PasswordField({ label, autoComplete, hint, takesFocus }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <div className="shell-field">
      <label htmlFor="password">{label}</label>
      <div className="shell-input">
        <input
          id="password"
          name="password"
          type={visible ? 'text' : 'password'}
          autoComplete={autoComplete}
          aria-describedby={hint && 'password-hint'}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus
          autoFocus={takesFocus}
          required
        />
        <button type="button" aria-controls="password" onClick={() => setVisible(!visible)}>
          {visible ? 'Masquer' : 'Afficher'}
        </button>
      </div>
      {hint && (
        <p className="shell-hint" id="password-hint">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The input of a code: a one-time code of an application, which browsers and keyboards can fill in, or a recovery code. */
export function CodeField({ label, isOneTime = false }: { readonly label: string; readonly isOneTime?: boolean }) {
  return (
    <div className="shell-field">
      <label htmlFor="code">{label}</label>
      <div className="shell-input">
        <input
          id="code"
          name="code"
          autoComplete={isOneTime ? 'one-time-code' : 'off'}
          inputMode={isOneTime ? 'numeric' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={isOneTime ? 8 : 40}
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing that this step asks for
          autoFocus
        />
      </div>
    </div>
  );
}

interface SignInFormProps {
  /** The title of the browser's tab, and of the form unless it has a `heading`. */
  readonly title: string;
  readonly heading?: string;
  /** A problem to show at first, before anything is sent. */
  readonly deadEnd?: SignInProblem | undefined;
  /** Sends the typed values, and returns the problem, if any. */
  readonly onSubmit: (typed: {
    readonly email: string;
    readonly password: string;
    readonly code: string;
  }) => Promise<SignInProblem | undefined>;
  /** The words of the button, and its words while the answer is awaited. */
  readonly submit: readonly [label: string, busy: string];
  /** Content shown and announced instead of the fields. */
  readonly answer?: ReactNode;
  readonly links: ReactNode;
  readonly children: ReactNode;
}

/**
 * A form of the shell. The typed values stay after a problem, unless the problem is final. The form shares a file with its fields, which
 * the back-office uses too: a separate file would make the bundler split the sign-in screen into more and heavier chunks.
 */
export function SignInForm(props: SignInFormProps) {
  const { title, heading = title, deadEnd, onSubmit, submit, answer, links, children } = props;
  usePageTitle(title);
  const [problem, setProblem] = useState(deadEnd);
  const [busy, setBusy] = useState(false);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    setProblem(undefined);
    setBusy(true);
    const typed = formValue(fields, 'email').trim();
    const failure = await onSubmit({
      // Accounts have the stored form of an address, in which a domain has no accents.
      email: emailAddress(typed) ?? typed,
      password: formValue(fields, 'password'),
      code: formValue(fields, 'code').trim(),
    });
    setProblem(failure);
    setBusy(!failure);
  };

  return (
    <main className="shell-centre">
      <form className="shell-card" onSubmit={(event) => void send(event)}>
        <Wordmark />
        <h1>{heading}</h1>
        {problem && (
          <p className="shell-problem" role="alert">
            {problem.summary}
          </p>
        )}
        {answer !== undefined && <div role="status">{answer}</div>}
        {!answer && !problem?.final && (
          <>
            {children}
            <button type="submit" className="shell-button shell-button-wide" aria-disabled={busy}>
              {submit[busy ? 1 : 0]}
            </button>
          </>
        )}
        <div className="shell-links">{links}</div>
      </form>
    </main>
  );
}
