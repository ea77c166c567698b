import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { Confirm, useDataProvider, useDeleteMany, useNotify } from 'react-admin';
import type { BackOfficeData } from '../../provider/data-provider';
import { formatNumber } from '../../formats/numbers';
import { LinksTo } from '../resource/LinksTo';
import { alreadyDone, useNotifyWithUndo } from './use-notify-with-undo';

interface TrashWords {
  /** The words for one row, in French, masculine and in lower case: « article », « l’article ». */
  readonly name: string;
  readonly theName: string;
  /** The text of the question: it names the rows to delete, and the place from which they can be restored. */
  readonly content: string;
  readonly addresses?: readonly string[];
}

/**
 * Moves rows to the trash, after a confirmation; « Annuler » restores them.
 * @returns a function that opens the confirmation, the confirmation, and whether the rows are being deleted
 */
export function useMoveToTrash(
  resource: string,
  rows: readonly { readonly id: string }[],
  { name, theName, content, addresses = [] }: TrashWords,
  onDone: () => void = () => undefined,
) {
  const provider = useDataProvider<BackOfficeData>();
  const notify = useNotify();
  const notifyWithUndo = useNotifyWithUndo();
  const [deleteMany, { isPending: isDeleting }] = useDeleteMany<{ id: string }>();
  const [isConfirming, setConfirming] = useState(false);
  const ids = rows.map(({ id }) => id);
  // The answer has the rows that were deleted now: what somebody else deleted before is not restored.
  const onSuccess = (deleted: string[] = []) => {
    onDone();
    if (deleted.length === 0) return notify(alreadyDone);
    return notifyWithUndo(messageOf(deleted.length, name), () =>
      provider.callFunction('restore_from_trash', { item_ids: deleted }),
    );
  };
  const moveToTrash = () => {
    setConfirming(false);
    // The answer contains ids only, because the list is loaded again.
    void deleteMany(resource, { ids, meta: { columns: ['id'] } }, { mutationMode: 'pessimistic', onSuccess });
  };
  const confirmation = (
    <Confirm
      isOpen={isConfirming}
      title={`Supprimer ${ids.length === 1 ? theName : `${formatNumber(ids.length)}\u00A0${name}s`}\u00A0?`}
      content={
        <>
          <DialogContentText>{content}</DialogContentText>
          <LinksTo rows={rows} addresses={addresses} />
        </>
      }
      onClose={() => setConfirming(false)}
      onConfirm={moveToTrash}
    />
  );
  return { confirm: () => setConfirming(true), confirmation, isDeleting };
}

const messageOf = (count: number, name: string): string =>
  count === 1
    ? `${name.charAt(0).toUpperCase()}${name.slice(1)} supprimé, conservé 30\u00A0jours dans la corbeille`
    : `${formatNumber(count)}\u00A0${name}s supprimés, conservés 30\u00A0jours dans la corbeille`;
