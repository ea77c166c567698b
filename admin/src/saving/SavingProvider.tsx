import { onlineManager, useMutation } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { RecordContext, useGetIdentity } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { saveProblem } from './database-saves';
import { createFormSaving, type FormSaving } from './form-saving';
import { localCopies } from './local-copies';
import { isManualSave, type ManualIntent } from './save-engine';
import type { SavingRules, SavingView, Stored } from './saving-rules';

const SavingContext = createContext<FormSaving | null>(null);

/** @throws outside a `SavingProvider` */
export function useFormSaving<Row extends Stored = Stored>(): FormSaving<Row> {
  const saving = useContext(SavingContext);
  if (!saving) throw new Error('Only below a SavingProvider');
  // As with react-admin's `useRecordContext<Row>()`, the caller knows the row of its form.
  return saving as FormSaving<Row>;
}

export function useSavingView(): SavingView {
  const { subscribe, view } = useFormSaving();
  return useSyncExternalStore(subscribe, view);
}

export const useIsManualSave = (): boolean => isManualSave(useSavingView());

type SaveOutcome = 'saved' | 'saved, edited meanwhile' | 'not saved';

/**
 * Validates the form, then saves it. Every word stays on the screen when either fails.
 * @param onInvalid called when a field is invalid, and shows its error
 */
export function useRequestSave(onInvalid?: () => void): (intent: ManualIntent) => Promise<SaveOutcome> {
  const { handleSubmit, setError } = useFormContext();
  const saving = useFormSaving();
  return async (intent) => {
    let valid = false;
    await handleSubmit(() => {
      valid = true;
      // Without an error react-hook-form takes the form for submitted, and the guard against leaving would not ask.
      setError('root.saving', { type: 'saving' });
    }, onInvalid)();
    if (!valid || !(await saving.requestSave(intent))) return 'not saved';
    return saving.view().state === 'clean' ? 'saved' : 'saved, edited meanwhile';
  };
}

/** Whether a successful save leaves the form. */
export type AfterSave = 'leave' | 'stay';

interface SaveOptions {
  /** Notifies that the text is saved. */
  readonly onSaved: () => void;
  readonly onLeave?: () => void;
  readonly onInvalid?: () => void;
}

/** @returns a function that saves, notifies, and leaves the form when nothing was typed during the save */
export function useSave({ onSaved, onLeave, onInvalid }: SaveOptions) {
  const requestSave = useRequestSave(onInvalid);
  return async (then: AfterSave, intent: ManualIntent = 'save'): Promise<void> => {
    const outcome = await requestSave(intent);
    if (outcome === 'not saved') return;
    onSaved();
    if (then === 'leave' && outcome === 'saved') onLeave?.();
  };
}

export interface SavingProviderProps<Form extends object, Row extends Form & Stored> {
  /** The rules of the first render stay in use. */
  readonly rules: SavingRules<Form, Row>;
  /** The row that the form was opened with, then the row read again; undefined for a new text. */
  readonly stored?: Row | undefined;
  readonly children: ReactNode;
}

/** Inside a form: saves it, and keeps copies of unsaved changes. The record context has the row last stored. */
export function SavingProvider<Form extends object, Row extends Form & Stored>({
  rules,
  stored,
  children,
}: SavingProviderProps<Form, Row>) {
  const form = useFormContext();
  const { mutateAsync } = useMutation({
    mutationFn: (save: () => Promise<Row>) => save(),
    // The banner shows what the database refused; the other failures have notices of their own.
    meta: { operation: 'save', isReported: (error) => saveProblem(error) === 'refused' },
  });
  const [saving] = useState(() =>
    createFormSaving(form, { ...rules, send: (...save) => mutateAsync(() => rules.send(...save)) }, stored),
  );
  const { identity, isPending } = useGetIdentity();
  const userId = isPending ? undefined : String(identity?.id ?? '');
  useEffect(
    () => (userId === undefined ? undefined : saving.start(localCopies(window.localStorage, userId))),
    [saving, userId],
  );
  useEffect(() => onlineManager.subscribe((online) => online && saving.dispatch('retry')), [saving]);
  useEffect(() => {
    if (stored) saving.refresh(stored);
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
