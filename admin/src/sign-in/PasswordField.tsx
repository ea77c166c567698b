import { useState } from 'react';

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
