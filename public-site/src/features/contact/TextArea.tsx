import { contactLimits } from '@agency/supabase/contacts';
import { attributesOf, Labelled, type FieldProps } from './Field';

/** The box of the message: five rows (specification §5), taller when the visitor pulls it. Its script counts what is written. */
export function TextArea(props: FieldProps) {
  return (
    <Labelled
      {...props}
      beside={
        <>
          <p hidden data-count={contactLimits.message} className="tabular" />
          <p aria-live="polite" className="sr-only" />
        </>
      }
    >
      <textarea {...attributesOf(props)} rows={5} />
    </Labelled>
  );
}
