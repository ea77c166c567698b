import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { RecordContext, useGetIdentity } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { createFormSaving, type FormSaving } from './form-saving';
import { localCopies } from './local-copies';
import { saveProblem } from './save-problem';
import { SavingContext, useSavingView } from './saving-context';
import type { SavingRules, Stored } from './saving-rules';

interface SavingProviderProps<Row extends Stored> {
  readonly rules: SavingRules<Row>;
  /** What the form was opened with; nothing for a new text. Read once. */
  readonly stored?: Row | undefined;
  readonly children: ReactNode;
}

/** Inside a form: saves it, and keeps what is not saved. Below it the record is always the one last stored. */
export function SavingProvider<Row extends Stored>({ rules, stored, children }: SavingProviderProps<Row>) {
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
  useEffect(() => {
    const back = () => saving.tell('back');
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [saving]);
  return (
    <SavingContext value={saving as unknown as FormSaving}>
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
