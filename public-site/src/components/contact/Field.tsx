import { contactLimits, serviceOptions } from '@agency/supabase/contacts';
import type { ComponentProps } from 'react';
import type { ContactErrors } from '../../contact-request';
import type { ContactRequest } from '../../data/contacts';

interface FieldProps {
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
  const { type = 'text', autoComplete, name } = props;
  return (
    <Labelled {...props}>
      <input {...attributesOf(props)} type={type} autoComplete={autoComplete} maxLength={limitOf(name)} />
    </Labelled>
  );
}

/** The box of the message: five rows (specification §5), taller when the visitor pulls it. */
export function TextArea(props: FieldProps) {
  return (
    <Labelled {...props}>
      <textarea {...attributesOf(props)} rows={5} maxLength={limitOf(props.name)} />
    </Labelled>
  );
}

/** The choice of a service. */
export function ServiceField(props: FieldProps) {
  return (
    <Labelled {...props}>
      <select {...attributesOf(props)}>
        <option value="">Je ne sais pas encore</option>
        {serviceOptions.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Labelled>
  );
}

const limitOf = (name: string): number | undefined => (contactLimits as Readonly<Record<string, number>>)[name];

function attributesOf({ name, required = false, errors, hint, values }: FieldProps) {
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

/** Label above, error and hint below, so that fields side by side stay level. */
function Labelled({ label, name, hint, errors, required, children }: FieldProps & ComponentProps<'div'>) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={name} className={`font-medium ${required ? "after:text-action after:content-['_*'_/_'']" : ''}`}>
        {label}
      </label>
      {children}
      {errors[name] && (
        <p id={`${name}-erreur`} className="text-base font-medium text-danger">
          {errors[name]}
        </p>
      )}
      {hint && (
        <p id={`${name}-aide`} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
