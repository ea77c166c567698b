import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FormSaving } from './form-saving';
import type { SavingView, Stored } from './saving-rules';

/** The saving of the text of this screen. */
export const SavingContext = createContext<FormSaving | null>(null);

/** @throws outside a `SavingProvider` */
export function useFormSaving<Row extends Stored = Stored>(): FormSaving<Row> {
  const saving = useContext(SavingContext);
  if (!saving) throw new Error('Only below a SavingProvider');
  return saving as unknown as FormSaving<Row>;
}

/** What is to be shown of it. */
export function useSavingView<Row extends Stored = Stored>(): SavingView<Row> {
  const { subscribe, view } = useFormSaving<Row>();
  return useSyncExternalStore(subscribe, view);
}
