import { useState } from 'react';

export function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
}

export function EmailField({ onFocus }: { readonly onFocus?: (() => void) | undefined }) {
  return (
    <div className="shell-field">
      <label htmlFor="email">E-mail</label>
      <div className="shell-input">
        <input id="email" name="email" type="email" autoComplete="username" required onFocus={onFocus} />
      </div>
    </div>
  );
}

interface PasswordFieldProps {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  /** What a new password must contain. */
  readonly hint?: string;
}

/** A password, with a button that shows or hides it. */
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
