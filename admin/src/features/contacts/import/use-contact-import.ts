import type { CsvRow } from '@agency-site/import/csv';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useRefresh } from 'react-admin';
import { countOf, formatNumber } from '../../../formats/numbers';
import type { BackOfficeData } from '../../../provider/data-provider';
import { useNotifyWithUndo } from '../../../ui/components/use-notify-with-undo';
import type { ImportedContact } from './contact-rows';
import { contactLimits } from '@agency-site/domain/contacts';

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

const longer = (limit: number): string => `plus de ${formatNumber(limit)} caractères`;

/** The sentences for the problems that `private.contact_problems` returns, among them the constraints of the table. */
const problems: Readonly<Record<string, string>> = {
  here: 'cette adresse est déjà dans vos contacts',
  repeated: 'cette adresse est déjà plus haut dans le fichier',
  expired: 'reçue il y a plus de trois ans, elle serait effacée la nuit prochaine',
  unreadable_date: 'sa date ne se lit pas',
  contacts_name_length: `aucun nom, ou ${longer(contactLimits.name)}`,
  contacts_email_shape: 'ce n’est pas une adresse e-mail',
  contacts_phone_length: `un numéro de ${longer(contactLimits.phone)}`,
  contacts_company_length: `une entreprise de ${longer(contactLimits.company)}`,
  contacts_service_interest_length: `un service de ${longer(200)}`,
  contacts_message_length: `aucun message, ou ${longer(contactLimits.message)}`,
  contacts_notes_length: `des notes de ${longer(20_000)}`,
  contacts_status_values: 'ce statut n’existe pas ici',
  contacts_reachable: 'ni adresse ni numéro de téléphone',
};

/** The sentence for a problem; for a problem that this version does not know, its name. */
const problemInWords = (problem: string): string => problems[problem] ?? problem;
