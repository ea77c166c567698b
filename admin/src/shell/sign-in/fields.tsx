import { useState } from 'react';
import type { SignInProblem } from './sign-in-problem';

/** What was typed in a field of a form. */
export function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
}

/** The address of the account. */
export function EmailField() {
  return (
    <div className="shell-field">
      <label htmlFor="email">E-mail</label>
      <div className="shell-input">
        <input id="email" name="email" type="email" autoComplete="username" required />
      </div>
    </div>
  );
}

interface PasswordFieldProps {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  /** What a new one must be like. */
  readonly hint?: string;
}

/** A password, hidden until its owner asks to see it. */
export function PasswordField({ label, autoComplete, hint }: PasswordFieldProps) {
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

/** Why what was asked did not happen. */
export function Problem({ problem }: { readonly problem: SignInProblem | undefined }) {
  return (
    problem && (
      <p className="shell-problem" role="alert">
        {problem.summary}
        {problem.detail && <span>{problem.detail}</span>}
      </p>
    )
  );
}
