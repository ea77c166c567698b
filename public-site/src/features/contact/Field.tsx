import { contactLimits, otherService } from '@agency-site/domain/contacts';
import type { ComponentProps } from 'react';
import type { ContactRequest } from './data';
import { useOffers } from '../../data/frame';
import { formChoice } from '../../data/offers';
import { Labelled } from '../../ui/Labelled';
import type { ContactErrors } from './contact-request';

interface FieldProps {
  readonly label: string;
  readonly name: keyof ContactRequest;
  readonly hint?: string;
  readonly errors: ContactErrors;
  readonly values: ContactRequest | undefined;
  readonly required?: boolean;
}

const labelOf = ({ name, label, hint, errors, required = false }: FieldProps) => ({
  id: name,
  label,
  hint,
  error: errors[name],
  required,
  marked: true,
});

/** A one-line field of the contact form. It has no `maxlength`, because browsers would silently cut pasted text; validation reports it. */
export function TextField(props: FieldProps & Pick<ComponentProps<'input'>, 'type' | 'autoComplete'>) {
  const { name, values, type = 'text', autoComplete } = props;
  return (
    <Labelled {...labelOf(props)}>
      {(attributes) => (
        <input {...attributes} name={name} defaultValue={values?.[name]} type={type} autoComplete={autoComplete} />
      )}
    </Labelled>
  );
}

/** The choice of a service. `chosen` is the one preselected by the address. */
export function ServiceField({ chosen, ...props }: FieldProps & { readonly chosen: string | undefined }) {
  const { name, values } = props;
  const offers = useOffers();
  return (
    <Labelled {...labelOf(props)}>
      {(attributes) => (
        <select {...attributes} name={name} defaultValue={values?.[name] ?? chosen}>
          <option value="">Je ne sais pas encore</option>
          {[...offers.map(formChoice), otherService].map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

/** The field of the message: five rows (specification §5) that the visitor can enlarge. contact-form.browser.ts counts its characters. */
export function MessageField(props: FieldProps) {
  const { name, values } = props;
  const count = (
    <>
      <p hidden data-count={contactLimits.message} className="tabular" />
      <p aria-live="polite" className="sr-only" />
    </>
  );
  return (
    <Labelled {...labelOf(props)} afterHint={count}>
      {(attributes) => <textarea {...attributes} name={name} defaultValue={values?.[name]} rows={5} />}
    </Labelled>
  );
}
