import type { ReactNode } from 'react';

/** The attributes that connect a field with its label, error and hint. */
interface FieldAttributes {
  readonly id: string;
  readonly className: 'field';
  readonly required: boolean;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface LabelledProps {
  readonly id: string;
  readonly label: string;
  /** The error message, when the submitted value was refused. */
  readonly error: string | undefined;
  /** A few words of help below the field. */
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  /** Whether a required field is marked as such, for forms that also have optional fields. */
  readonly marked?: boolean | undefined;
  /** Content at the end of the hint's line. */
  readonly afterHint?: ReactNode;
  readonly children: (attributes: FieldAttributes) => ReactNode;
}

/** A field with its label above, and its error and hint below. */
export function Labelled({ id, label, error, hint, required = true, marked, afterHint, children }: LabelledProps) {
  const described = [error && `${id}-erreur`, hint && `${id}-aide`].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={`text-base font-semibold ${marked && required ? 'required' : ''}`}>
        {label}
      </label>
      {children({
        id,
        className: 'field',
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {error && (
        <p id={`${id}-erreur`} className="text-base font-semibold text-danger">
          {error}
        </p>
      )}
      {hint && (
        <div className="flex flex-wrap justify-between gap-x-6 text-sm text-muted">
          <p id={`${id}-aide`}>{hint}</p>
          {afterHint}
        </div>
      )}
    </div>
  );
}
