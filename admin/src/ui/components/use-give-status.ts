import { useDataProvider, useUpdateMany } from 'react-admin';
import { useNotifyWithUndo } from './use-notify-with-undo';

interface RowWith<Status> {
  readonly id: string;
  readonly status: Status;
}

/** The answer contains ids only, because the list is loaded again. */
const meta = { columns: ['id'] };

/** Gives rows a status without a confirmation; « Annuler » gives each its former one. @returns the function, and whether it runs */
export function useGiveStatus<Status extends string>(
  resource: string,
  messageOf: (count: number, status: Status) => string,
  onDone: () => void = () => undefined,
) {
  const provider = useDataProvider();
  const notifyWithUndo = useNotifyWithUndo();
  const [updateMany, { isPending }] = useUpdateMany();
  const giveStatus = (rows: readonly RowWith<Status>[], status: Status) => {
    const undo = () =>
      Promise.all(
        Array.from(new Set(rows.map((row) => row.status)), (former) => {
          const ids = rows.filter((row) => row.status === former).map(({ id }) => id);
          return provider.updateMany(resource, { ids, data: { status: former }, meta });
        }),
      );
    // A promise, because `onSuccess` is not called once the selection has ended and its buttons are unmounted.
    const params = { ids: rows.map(({ id }) => id), data: { status }, meta };
    updateMany(resource, params, { mutationMode: 'pessimistic', returnPromise: true }).then(
      () => {
        onDone();
        notifyWithUndo(messageOf(rows.length, status), undo);
      },
      () => undefined,
    );
  };
  return [giveStatus, isPending] as const;
}
