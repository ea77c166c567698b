import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { alreadyDone, useNotifyWithUndo } from './use-notify-with-undo';

export interface RowWith<Status> {
  readonly id: string;
  readonly status: Status;
}

interface StatusWrite<Status> {
  readonly ids: readonly string[];
  readonly data: { readonly status: Status };
  readonly message: (count: number) => string;
  /** Undoes the write. @param changed the rows that it changed, as they were stored before */
  readonly undo: (changed: readonly RowWith<Status>[]) => Promise<unknown>;
}

/**
 * Writes a status of rows; « Annuler » undoes it. Somebody may have changed some of the rows since the list was loaded, so the stored
 * statuses are read first: what another person did is neither counted nor undone.
 * @returns the function, and whether it runs
 */
export function useStatusWrites<Status extends string>(resource: string, onDone: () => void = () => undefined) {
  const provider = useDataProvider();
  const notify = useNotify();
  const notifyWithUndo = useNotifyWithUndo();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ ids, data }: StatusWrite<Status>) => {
      const stored = await provider.getMany<RowWith<Status>>(resource, {
        ids: [...ids],
        meta: { columns: ['id', 'status'] },
      });
      const changed = stored.data.filter(({ status }) => status !== data.status);
      const changedIds = changed.map(({ id }) => id);
      // The answer contains ids only, because the list is loaded again.
      if (changed.length > 0) await provider.updateMany(resource, { ids: changedIds, data, meta: { columns: ['id'] } });
      return changed;
    },
    onSuccess: (changed, { message, undo }) => {
      onDone();
      if (changed.length > 0) notifyWithUndo(message(changed.length), () => undo(changed));
      else notify(alreadyDone);
    },
    onSettled: refresh,
    meta: { operation: 'update' },
  });
  return [mutate, isPending] as const;
}
