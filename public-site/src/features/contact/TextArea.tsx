import { contactLimits } from '@agency/supabase/contacts';
import { useEffect, useRef, useState } from 'react';
import { attributesOf, Labelled, type FieldProps } from './Field';

const LIMIT = contactLimits.message;
/** From how many characters before the limit screen readers announce it. */
const NEAR = 500;

/** The box of the message: five rows (specification §5), taller when the visitor pulls it. It counts what is written. */
export function TextArea(props: FieldProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);
  const count = (): void => setLength(box.current?.value.trim().length ?? 0);
  // Words come from the visitor, from before scripts ran, from a kept draft; they go when the form is emptied.
  useEffect(count);
  return (
    <Labelled {...props} beside={<Count length={length} />}>
      <textarea {...attributesOf(props)} ref={box} rows={5} onInput={count} />
    </Labelled>
  );
}

const written = (count: number): string => count.toLocaleString('fr-FR');

/** Seen from the first word on, said only near the limit, and then not at every key. */
function Count({ length }: { readonly length: number }) {
  const left = LIMIT - length;
  return (
    <>
      {length > 0 && (
        <p className={`tabular ${left < 0 ? 'font-medium text-danger' : ''}`}>
          {written(length)} / {written(LIMIT)}&nbsp;caractères
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {left < 0
          ? `Message trop long : ${written(LIMIT)} caractères au plus.`
          : left < NEAR && `Il reste moins de ${100 * Math.floor(left / 100 + 1)} caractères.`}
      </p>
    </>
  );
}
