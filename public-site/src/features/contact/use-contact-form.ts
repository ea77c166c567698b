import { startTransition, useEffect, useRef, useState, type HTMLAttributes, type RefObject } from 'react';
import { useNavigation } from 'react-router-dom';
import {
  contactErrors,
  contactFields,
  readContactRequest,
  type ContactAnswer,
  type ContactErrors,
} from './contact-request';
import { robotFields } from './robot-signs';
import { clearDraft, keepDraft, readDraft } from './draft';

/**
 * What a script adds to the contact form: French messages, a draft that survives a reload, one sending per click.
 * @param answer what the route answered to the last sending
 */
export function useContactForm(answer: ContactAnswer | undefined) {
  const formRef = useRef<HTMLFormElement>(null);
  /** What the focus goes to when the form was not sent. */
  const noticeRef = useRef<HTMLDivElement>(null);
  const { state, formMethod } = useNavigation();
  const sending = state !== 'idle' && formMethod === 'POST';
  const [checked, setChecked] = useState<{ readonly errors: ContactErrors; readonly of: ContactAnswer | undefined }>();
  const [refusals, setRefusals] = useState(0);
  const robotSigns = useRobotSigns(formRef);
  const draft = useDraft(formRef);
  const sentAfter = useRef<{ readonly answer: ContactAnswer | undefined }>(undefined);

  // The errors found here are shown until the route's action answers again.
  const answered = answer && !answer.sent && answer.reason === 'invalid' ? answer.errors : {};
  const errors = checked?.of === answer && checked ? checked.errors : answered;

  useEffect(() => {
    if (refusals > 0 || (answer && !answer.sent)) noticeRef.current?.focus();
  }, [refusals, answer]);

  const check = (form: HTMLFormElement): boolean => {
    const found = errorsIn(form);
    setChecked({ errors: found, of: answer });
    if (Object.keys(found).length === 0) return true;
    setRefusals((times) => times + 1);
    return false;
  };

  return {
    sending,
    errors,
    restored: draft.restored,
    formRef,
    noticeRef,
    startAgain: () => {
      draft.forget();
      setChecked({ errors: {}, of: answer });
    },
    onForm: {
      // The browser has validated the field; its tooltip is replaced by our message.
      onInvalidCapture: (event) => {
        event.preventDefault();
        if (formRef.current) check(formRef.current);
      },
      onSubmit: (event) => {
        // While a submission is pending, another click sends nothing.
        const underway = sentAfter.current !== undefined && sentAfter.current.answer === answer;
        if (underway || !check(event.currentTarget)) return event.preventDefault();
        sentAfter.current = { answer };
        robotSigns.write();
      },
      onInput: ({ target, currentTarget }) => {
        draft.keep();
        const { name } = target as HTMLInputElement;
        if (!(name in errors) || name in errorsIn(currentTarget)) return;
        setChecked({
          errors: Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name)),
          of: answer,
        });
      },
      onPointerDown: ({ nativeEvent }) => robotSigns.see(nativeEvent),
      onKeyDown: ({ nativeEvent }) => robotSigns.see(nativeEvent),
    } satisfies HTMLAttributes<HTMLFormElement>,
  };
}

/** Our own checks, and a word for whatever else the browser refuses. */
function errorsIn(form: HTMLFormElement): ContactErrors {
  const found = contactErrors(readContactRequest(new FormData(form)));
  const refused = contactFields.filter((name) => !found[name] && controlOf(form, name)?.validity.valid === false);
  return {
    ...found,
    ...Object.fromEntries(
      refused.map((name) => [name, 'Vérifiez cette réponse : elle ne peut pas être envoyée telle quelle.']),
    ),
  };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlOf = (form: HTMLFormElement | null, name: string): Control | null =>
  (form?.elements.namedItem(name) as Control | null) ?? null;

/** Writes the measures of bot detection (robot-signs.ts) into the form's hidden fields. */
function useRobotSigns(form: RefObject<HTMLFormElement | null>) {
  const shownAt = useRef(0);
  const handled = useRef(false);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  const set = (name: string, value: string): void => {
    const control = controlOf(form.current, name);
    if (control) control.value = value;
  };
  return {
    see: ({ isTrusted }: Event) => void (handled.current ||= isTrusted),
    write: () => {
      set(robotFields.elapsed, String(Math.round(performance.now() - shownAt.current)));
      set(robotFields.handled, handled.current ? 'oui' : '');
    },
  };
}

/** Restores the draft into the fields that are still empty. */
function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [restored, setRestored] = useState(false);
  const keep = (): void => {
    if (form.current) keepDraft(readContactRequest(new FormData(form.current)));
  };
  useEffect(() => {
    const kept = readDraft();
    const empty = contactFields.filter((name) => kept[name] && controlOf(form.current, name)?.value === '');
    for (const name of empty) {
      const control = controlOf(form.current, name);
      if (control) control.value = kept[name];
    }
    startTransition(() => setRestored(empty.length > 0));
    // Text typed before hydration becomes part of the draft.
    if (form.current) keepDraft(readContactRequest(new FormData(form.current)));
  }, [form]);
  return {
    restored,
    keep,
    forget: () => {
      clearDraft();
      for (const name of contactFields) {
        const control = controlOf(form.current, name);
        if (control) control.value = '';
      }
      setRestored(false);
      controlOf(form.current, 'name')?.focus();
    },
  };
}
