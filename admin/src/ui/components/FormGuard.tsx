import { CardContent, styled } from '@mui/material';
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type RaRecord, setSubmissionErrors, useNotify, useRecordContext, useSaveContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useUnsavedText } from '../../provider/use-unsaved-text';
import { SignInDialog } from '../sign-in/SignInDialog';
import { undoTimeout } from './use-notify-with-undo';

interface FormGuardProps {
  /** Saves the values; by default, as the screen of the form does, if it saves them. @returns the errors of a failed save */
  readonly save?: (values: object) => unknown;
}

/** The events by which people change a form: they type, choose, paste and drop. */
const CHANGES = ['beforeinput', 'keydown', 'mousedown', 'click', 'paste', 'cut', 'drop'];

/**
 * Keeps the words of a form of react-admin; forms in `../../saving` do it themselves. When the session ends, a form with unsaved changes
 * stays on the screen, asks for the password and saves again. While a save runs, after which the screen may close, nothing can be changed.
 */
export function FormGuard({ save: ownSave }: FormGuardProps) {
  const { save: screenSave } = useSaveContext();
  const { handleSubmit, setError, getValues, reset } = useFormContext();
  const { dirtyFields, isSubmitting, isSubmitSuccessful, errors } = useFormState();
  const isUnsaved = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  const submit = async (): Promise<boolean> => {
    const save = ownSave ?? screenSave;
    if (!save) return false;
    let isStored = false;
    await handleSubmit(async (values) => {
      const refused: unknown = await save(values);
      isStored = !refused;
      if (refused) setSubmissionErrors(refused, setError);
    })();
    return isStored;
  };
  useUnsavedText(isUnsaved, { submit, publishes: () => getValues('published') === true });
  // React-admin takes a form for saved until it is saved again: changes after a first save would be left without a question.
  const beginAgain = useEffectEvent(() => reset(getValues()));
  useEffect(() => {
    if (isSubmitSuccessful) beginAgain();
  }, [isSubmitSuccessful]);
  useNoticeOfNewerText();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = isSubmitting ? place.current?.closest('form') : undefined;
    const refuse = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key === 'Tab') return;
      event.preventDefault();
      event.stopPropagation();
    };
    const listening = new AbortController();
    for (const name of CHANGES) form?.addEventListener(name, refuse, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [isSubmitting]);
  const [dismissed, setDismissed] = useState<object>();
  const ended = errors.root?.['sessionEnded'];
  return (
    <span ref={place}>
      <SignInDialog
        open={ended !== undefined && ended !== dismissed}
        onClose={() => setDismissed(ended)}
        onSignedIn={() => {
          setDismissed(ended);
          void submit();
        }}
      />
    </span>
  );
}

/**
 * Tells that a text was saved by somebody else while this form already changed it. The form opens with the row of the list and reads it
 * again, maybe late; it keeps what was changed, and its save knows the newer text only as the former one.
 */
function useNoticeOfNewerText(): void {
  const record = useRecordContext();
  const former = useRef(record);
  const notify = useNotify();
  const { getValues } = useFormContext();
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState();
  const compare = useEffectEvent((before: RaRecord, after: RaRecord) => {
    const isNewer = (name: string): boolean =>
      name in before && ![before[name], getValues(name)].some((known) => isSame(known, after[name]));
    // A save brings the row as the database stored it, maybe in another spelling.
    if (!isSubmitting && !isSubmitSuccessful && before.id === after.id && Object.keys(dirtyFields).some(isNewer))
      notify('Quelqu’un d’autre a changé ce texte entre-temps. Sauvegarder mettrait le vôtre à sa place.', {
        type: 'warning',
        autoHideDuration: undoTimeout,
      });
  });
  useEffect(() => {
    if (former.current && record) compare(former.current, record);
    former.current = record;
  }, [record]);
}

/** An emptied input holds null, and a stored text ''. Linked rows are a list. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

/** Named as react-admin's own, so that the theme's styles apply. */
const Body = styled(CardContent, { name: 'RaSimpleForm', overridesResolver: (_, styles) => styles['root'] ?? {} })({});

/** The content of react-admin's `SimpleForm`, with its guard. */
export const GuardedBody = ({ children, ...props }: ComponentProps<typeof CardContent>) => (
  <Body {...props}>
    <FormGuard />
    {children}
  </Body>
);
