import { onlineManager, useMutation } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { RecordContext, useGetIdentity } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { saveProblem } from './database-saves';
import { createFormSaving } from './form-saving';
import { localCopies } from './local-copies';
import { isAsked, type SaveIntent } from './save-engine';
import type { FormSaving, SavingRules, SavingView, Stored } from './saving-rules';

/** The saving of the text of this screen. */
const SavingContext = createContext<FormSaving | null>(null);

/** @throws outside a `SavingProvider` */
export function useFormSaving<Row extends Stored = Stored>(): FormSaving<Row> {
  const saving = useContext(SavingContext);
  if (!saving) throw new Error('Only below a SavingProvider');
  // As with react-admin's `useRecordContext<Row>()`, whoever asks knows what the form around is about.
  return saving as FormSaving<Row>;
}

/** What is to be shown of it. */
export function useSavingView(): SavingView {
  const { subscribe, view } = useFormSaving();
  return useSyncExternalStore(subscribe, view);
}

export const useIsSavingAsked = (): boolean => isAsked(useSavingView());

/** What became of a save that was asked for. */
type Answer = 'saved' | 'saved, but more was typed' | 'not saved';

/**
 * Saves what is on the screen once its fields allow it. A save that fails, or that is not even tried, leaves every word
 * where it is.
 * @param onInvalid called when a field keeps the text from being saved; the form says which
 */
export function useAskToSave(onInvalid?: () => void): (intent: Exclude<SaveIntent, 'automatic'>) => Promise<Answer> {
  const { handleSubmit, setError } = useFormContext();
  const saving = useFormSaving();
  return async (intent) => {
    let valid = false;
    await handleSubmit(() => {
      valid = true;
      // Or the form would believe that it was saved, and leaving it would not ask first.
      setError('root.saving', { type: 'saving' });
    }, onInvalid)();
    if (!valid || !(await saving.ask(intent))) return 'not saved';
    return saving.view().state === 'clean' ? 'saved' : 'saved, but more was typed';
  };
}

/** Where a save that succeeded leads: away from the form, or nowhere. */
export type AfterSave = 'leave' | 'stay';

interface SaveOptions {
  /** Says what was saved. */
  readonly onSaved: () => void;
  readonly onLeave?: () => void;
  readonly onInvalid?: () => void;
}

/** @returns what saves when asked to, says so, and leaves the form once everything that was typed is saved */
export function useSave({ onSaved, onLeave, onInvalid }: SaveOptions) {
  const ask = useAskToSave(onInvalid);
  return async (then: AfterSave, intent: Exclude<SaveIntent, 'automatic'> = 'save'): Promise<void> => {
    const answer = await ask(intent);
    if (answer === 'not saved') return;
    onSaved();
    if (then === 'leave' && answer === 'saved') onLeave?.();
  };
}

interface SavingProviderProps<Form extends object, Row extends Form & Stored> {
  /** Read once. */
  readonly rules: SavingRules<Form, Row>;
  /** What the form was opened with, nothing for a new text; then what was read again. */
  readonly stored?: Row | undefined;
  readonly children: ReactNode;
}

/** Inside a form: saves it, and keeps what is not saved. Below it the record is always the one last stored. */
export function SavingProvider<Form extends object, Row extends Form & Stored>({
  rules,
  stored,
  children,
}: SavingProviderProps<Form, Row>) {
  const form = useFormContext();
  const report = useReport<Row>();
  const [saving] = useState(() =>
    createFormSaving(form, { ...rules, send: (...save) => report(() => rules.send(...save)) }, stored),
  );
  const { identity, isPending } = useGetIdentity();
  const person = isPending ? undefined : String(identity?.id ?? '');
  useEffect(
    () => (person === undefined ? undefined : saving.start(localCopies(window.localStorage, person))),
    [saving, person],
  );
  useEffect(() => onlineManager.subscribe((online) => online && saving.tell('back')), [saving]);
  useEffect(() => {
    if (stored) saving.follow(stored);
  }, [saving, stored]);
  return (
    <SavingContext value={saving}>
      <StoredRecord>{children}</StoredRecord>
    </SavingContext>
  );
}

function StoredRecord({ children }: { readonly children: ReactNode }) {
  return <RecordContext value={useSavingView().base}>{children}</RecordContext>;
}

type Outcome<Row> = { readonly row: Row } | { readonly error: unknown };

/** Has the banner say what the database refused; the other failures have a place of their own on the screen. */
function useReport<Row>(): (save: () => Promise<Row>) => Promise<Row> {
  const { mutateAsync } = useMutation({
    mutationFn: async (save: () => Promise<Row>): Promise<Outcome<Row>> => {
      try {
        return { row: await save() };
      } catch (error) {
        if (saveProblem(error) === 'refused') throw error;
        return { error };
      }
    },
    meta: { operation: 'save' },
  });
  return async (save) => {
    const outcome = await mutateAsync(save);
    if ('error' in outcome) throw outcome.error;
    return outcome.row;
  };
}
