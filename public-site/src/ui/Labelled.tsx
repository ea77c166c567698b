import type { ReactNode } from 'react';

/** The attributes that tie a field to its label, its error and its hint. */
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
  /** The error of the answer. */
  readonly error: string | undefined;
  /** A few words that help to answer, under the field. */
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  /** Whether the label shows that the field is required: for a form in which other fields are not. */
  readonly marked?: boolean | undefined;
  /** Content at the end of the hint's line. */
  readonly beside?: ReactNode;
  readonly children: (attributes: FieldAttributes) => ReactNode;
}

/** Label above, error and hint below, so that fields side by side stay level. */
export function Labelled({ id, label, error, hint, required = true, marked, beside, children }: LabelledProps) {
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
          {beside}
        </div>
      )}
    </div>
  );
}
