import { useDataProvider, useDeleteMany } from 'react-admin';
import { useNotifyWithUndo } from './use-notify-with-undo';
import { formatNumber } from '../../data/formats/numbers';
import type { BackOfficeData } from '../../data/database-functions';

/**
 * Deletes rows into the trash; « Annuler » restores them.
 * @param name of one row, in French, masculine and in lower case
 */
export function useMoveToTrash(resource: string, name: string, onDone: () => void) {
  const provider = useDataProvider<BackOfficeData>();
  const notifyWithUndo = useNotifyWithUndo();
  const [deleteMany, { isPending }] = useDeleteMany();
  const moveToTrash = (rows: readonly { readonly id: string }[]) => {
    const ids = rows.map(({ id }) => id);
    const onSuccess = () => {
      onDone();
      notifyWithUndo(messageOf(ids.length, name), () => provider.callFunction('restore_from_trash', { item_ids: ids }));
    };
    // The answer needs no content: the list is loaded again.
    void deleteMany(resource, { ids, meta: { columns: ['id'] } }, { mutationMode: 'pessimistic', onSuccess });
  };
  return [moveToTrash, isPending] as const;
}

const messageOf = (count: number, name: string): string =>
  count === 1
    ? `${name.charAt(0).toUpperCase()}${name.slice(1)} supprimé, conservé 30\u00A0jours dans la corbeille`
    : `${formatNumber(count)}\u00A0${name}s supprimés, conservés 30\u00A0jours dans la corbeille`;
