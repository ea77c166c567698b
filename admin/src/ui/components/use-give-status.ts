import { useDataProvider } from 'react-admin';
import { type RowWith, useStatusWrites } from './use-status-writes';

/** The answer contains ids only, because the list is loaded again. */
const meta = { columns: ['id'] };

/** Gives rows a status without a confirmation; « Annuler » gives each its former one. @returns the function, and whether it runs */
export function useGiveStatus<Status extends string>(
  resource: string,
  messageOf: (count: number, status: Status) => string,
  onDone?: () => void,
) {
  const provider = useDataProvider();
  const [write, isWriting] = useStatusWrites<Status>(resource, onDone);
  const restore = (changed: readonly RowWith<Status>[]) =>
    Promise.all(
      Array.from(new Set(changed.map((row) => row.status)), (former) => {
        const ids = changed.filter((row) => row.status === former).map(({ id }) => id);
        return provider.updateMany(resource, { ids, data: { status: former }, meta });
      }),
    );
  const giveStatus = (rows: readonly RowWith<Status>[], status: Status) =>
    write({
      ids: rows.map(({ id }) => id),
      data: { status },
      message: (count) => messageOf(count, status),
      undo: restore,
    });
  return [giveStatus, isWriting] as const;
}
