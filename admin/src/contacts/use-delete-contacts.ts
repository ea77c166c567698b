import { useDataProvider, useDeleteMany } from 'react-admin';
import { useNotifyWithUndo } from '../components/use-notify-with-undo';
import { formatNumber } from '../formats/numbers';
import type { BackOfficeData } from '../providers/database-functions';
import type { Contact } from './contact';

interface DeleteContacts {
  readonly remove: (contacts: readonly Contact[]) => void;
  readonly removing: boolean;
}

/** Puts requests into the bin at once; « Annuler » brings them back whole. */
export function useDeleteContacts(onDone: () => void): DeleteContacts {
  const provider = useDataProvider<BackOfficeData>();
  const notifyWithUndo = useNotifyWithUndo();
  const [deleteMany, { isPending }] = useDeleteMany<Contact>();
  const remove = (contacts: readonly Contact[]) => {
    const ids = contacts.map(({ id }) => id);
    const onSuccess = () => {
      onDone();
      notifyWithUndo(said(ids.length), () => provider.callFunction('restore_from_bin', { item_ids: ids }));
    };
    void deleteMany('contacts', { ids }, { mutationMode: 'pessimistic', onSuccess });
  };
  return { remove, removing: isPending };
}

const said = (count: number): string =>
  count === 1
    ? 'Contact supprimé, conservé 30\u00A0jours dans la corbeille'
    : `${formatNumber(count)}\u00A0contacts supprimés, conservés 30\u00A0jours dans la corbeille`;
