import { serviceOptions } from '@agency/supabase/contacts';
import type { ComponentProps, ReactNode } from 'react';
import type { ContactErrors } from './contact-request';
import type { ContactRequest } from '../../data/contacts';

export interface FieldProps {
  readonly label: string;
  readonly name: keyof ContactRequest;
  /** A few words that help to answer, under the field. */
  readonly hint?: string;
  readonly errors: ContactErrors;
  readonly values: ContactRequest | undefined;
  readonly required?: boolean;
}

/** A line of the contact form. */
export function TextField(props: FieldProps & Pick<ComponentProps<'input'>, 'type' | 'autoComplete'>) {
  const { type = 'text', autoComplete } = props;
  return (
    <Labelled {...props}>
      <input {...attributesOf(props)} type={type} autoComplete={autoComplete} />
    </Labelled>
  );
}

/** The choice of a service; `chosen` is the one that the visitor comes from. */
export function ServiceField({ chosen, ...props }: FieldProps & { readonly chosen: string | undefined }) {
  return (
    <Labelled {...props}>
      <select {...attributesOf(props)} defaultValue={props.values?.[props.name] ?? chosen}>
        <option value="">Je ne sais pas encore</option>
        {serviceOptions.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Labelled>
  );
}

/**
 * What every field has. None has a `maxlength`: browsers would cut what is pasted without a word, whereas our checks say
 * what is too long.
 */
export function attributesOf({ name, required = false, errors, hint, values }: FieldProps) {
  const described = [errors[name] && `${name}-erreur`, hint && `${name}-aide`].filter(Boolean).join(' ');
  return {
    id: name,
    name,
    className: 'field',
    required,
    defaultValue: values?.[name],
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': described || undefined,
  };
}

interface LabelledProps extends FieldProps {
  /** What stands at the end of the hint's line. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** Label above, error and hint below, so that fields side by side stay level. */
export function Labelled({ label, name, hint, errors, required, beside, children }: LabelledProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={name} className={`font-medium ${required ? 'required' : ''}`}>
        {label}
      </label>
      {children}
      {errors[name] && (
        <p id={`${name}-erreur`} className="text-base font-medium text-danger">
          {errors[name]}
        </p>
      )}
      {hint && (
        <div className="flex flex-wrap justify-between gap-x-6 text-sm text-muted">
          <p id={`${name}-aide`}>{hint}</p>
          {beside}
        </div>
      )}
    </div>
  );
}
