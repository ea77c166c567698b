import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { RecordContext, useDataProvider, useGetIdentity } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { BackOfficeData } from '../provider/data-provider';
import { createFormSaving, type FormSaving } from './form-saving';
import { localCopies } from './local-copies';
import { isManualSave } from './save-engine';
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

export interface SavingProviderProps<Form extends object, Row extends Form & Stored> {
  /** The rules of the first render stay in use. */
  readonly rules: SavingRules<Form, Row>;
  /** The row that the form was opened with, then the row read again; undefined for a new text. */
  readonly stored?: Row | undefined;
  readonly children: ReactNode;
}

/** Saves the form around it, and keeps copies of unsaved changes. Its record context is the row as it was last stored. */
export function SavingProvider<Form extends object, Row extends Form & Stored>({
  rules,
  stored,
  children,
}: SavingProviderProps<Form, Row>) {
  const form = useFormContext();
  const provider = useDataProvider<BackOfficeData>();
  const queries = useQueryClient();
  const [saving] = useState(() => createFormSaving({ form, rules, stored, provider, queries }));
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
