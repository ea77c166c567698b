import type { CsvRow } from '@agency-site/import/csv';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useRefresh } from 'react-admin';
import { countOf } from '../../../formats/numbers';
import type { BackOfficeData } from '../../../provider/data-provider';
import { useNotifyWithUndo } from '../../../ui/components/use-notify-with-undo';
import type { ImportedContact } from './contact-rows';
import { problemInWords } from './import-problems';

interface Outcome {
  readonly added: readonly string[];
  /** The problems, with the position of the contact in the call, from 1. */
  readonly problems: readonly { readonly place: number; readonly problem: string }[];
}

declare module '../../../provider/database-functions' {
  interface JsonAnswers {
    readonly import_contacts: Outcome;
  }
}

const mutationKey = ['contacts', 'import'];

/** Lets the database check contacts, then imports those without a problem in one transaction. « Annuler » moves them to the trash. */
export function useContactImport(contacts: readonly ImportedContact[], rows: readonly CsvRow[], onDone: () => void) {
  const provider = useDataProvider<BackOfficeData>();
  const notifyWithUndo = useNotifyWithUndo();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const { data: check } = useQuery({
    queryKey: ['contacts', 'import', contacts],
    queryFn: () => provider.callFunction('import_contacts', { contacts: [...contacts], only_check: true }),
    meta: { operation: 'load' },
  });
  const faulty = new Set(check?.problems.map(({ place }) => place));
  const importable = check ? contacts.filter((_, index) => !faulty.has(index + 1)) : [];
  const { mutate, isPending } = useMutation({
    mutationFn: () => provider.callFunction('import_contacts', { contacts: importable }),
    onSuccess: ({ added }) => {
      onDone();
      refresh();
      const message = countOf(added.length, 'contact importé', 'contacts importés');
      notifyWithUndo(message, () => provider.deleteMany('contacts', { ids: [...added] }));
    },
    mutationKey,
    meta: { operation: 'save' },
  });
  return {
    check,
    importable,
    isImporting: isPending,
    // The button is disabled only once it is drawn again: the second click of a double click comes before.
    run: () => queries.isMutating({ mutationKey }) === 0 && mutate(),
    /** The lines that are left out, each with the reasons. */
    left: [...faulty].map((place) => {
      const reasons = check?.problems
        .filter((fault) => fault.place === place)
        .map(({ problem }) => problemInWords(problem));
      const { email, name } = contacts[place - 1] ?? {};
      return `Ligne ${rows[place - 1]?.line ?? place}, ${email ?? name ?? 'sans nom'}\u00A0: ${reasons?.join(', ')}.`;
    }),
  };
}
