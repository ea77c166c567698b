import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type GetListResult,
  type Identifier,
  type RaRecord,
  useDataProvider,
  useGetRecordRepresentation,
  useListContext,
  useResourceContext,
} from 'react-admin';
import type { BackOfficeData } from '../../provider/data-provider';
import type { Arguments } from '../../provider/database-functions';

/** Moves a row to the position of another one, or to the end of another group; the rows after it shift. */
type Move = (moved: Identifier, target: Identifier) => void;

/** The column with the group of a row, and the names of the groups. */
export interface Groups {
  readonly field: string;
  readonly names: Readonly<Record<string, string>>;
}

export interface Moving {
  readonly move: Move;
  readonly groups: Groups | undefined;
  readonly announcement: string;
  /** The row that was moved to another group last; its button takes the focus there. */
  readonly arrived: Identifier | undefined;
}

/** Moves rows at once on the screen, and moves them back if the database refuses. */
export function useMove(groups?: Groups): Moving {
  const { data = [], page, perPage } = useListContext();
  const resource = useResourceContext() ?? '';
  const provider = useDataProvider<BackOfficeData>();
  const queries = useQueryClient();
  const representationOf = useGetRecordRepresentation();
  const [announcement, setAnnouncement] = useState('');
  const [arrived, setArrived] = useState<Identifier>();
  const queryKey = [resource, 'getList'];
  const mutationKey = [resource, 'reorder'];
  const { mutate } = useMutation({
    mutationKey,
    // Moves are sent one after the other, so that the last one is also the last one saved.
    scope: { id: `${resource}-order` },
    mutationFn: ({ order }: Reordered) => provider.callFunction('reorder_rows', { of_table: resource, ...order }),
    // Without this, a failed reload would leave an order on the screen that is not stored.
    onError: (_error, { former }) => former.forEach(([key, list]) => queries.setQueryData(key, list)),
    // Refetches only after the last of several moves, because an answer to an earlier move would not contain the later ones.
    onSettled: () => (queries.isMutating({ mutationKey }) > 1 ? undefined : queries.invalidateQueries({ queryKey })),
    meta: { operation: 'update' },
  });

  const move: Move = (moved, target) => {
    const record: RaRecord | undefined = data.find(({ id }) => id === moved);
    const goal: RaRecord | undefined = data.find(({ id }) => id === target);
    const group: unknown = groups && (goal ? goal[groups.field] : groups.names[target] && target);
    if (!record || (!goal && (!group || group === record[groups?.field ?? '']))) return;
    const placed = groups ? { ...record, [groups.field]: group } : record;
    const members = groups ? data.filter((row) => row[groups.field] === group) : data;
    const others = members.filter(({ id }) => id !== moved);
    const to = goal ? members.indexOf(goal) : others.length;
    const first = (page - 1) * perPage + 1;
    const rows = [...others.slice(0, to), placed, ...others.slice(to)].map((row, index) => ({
      ...row,
      position: first + index,
    }));
    void queries.cancelQueries({ queryKey });
    const former = queries.getQueriesData<GetListResult>({ queryKey });
    // A cached list may contain more rows than the group: the rows of the group take, in their new order, the positions that they had
    // together. All other rows stay where they are.
    const reordered = (list: RaRecord[]): RaRecord[] => {
      const left: RaRecord[] = [...rows];
      return list.map((row) => (rows.some(({ id }) => id === row.id) ? (left.shift() ?? row) : row));
    };
    const holdsAll = ({ data: list }: GetListResult) => rows.every(({ id }) => list.some((row) => row.id === id));
    queries.setQueriesData<GetListResult>({ queryKey }, (list) =>
      list && holdsAll(list) ? { ...list, data: reordered(list.data) } : list,
    );
    const name = representationOf(record);
    const place = [groups?.names[String(group)], `${to + 1} sur ${rows.length}`].filter(Boolean).join(', ');
    setAnnouncement(`${typeof name === 'string' ? name : record.id}\u00A0: ${place}`);
    setArrived(groups && group !== record[groups.field] ? moved : undefined);
    mutate({
      order: {
        row_ids: rows.map(({ id }) => String(id)),
        first_position: first,
        shared: groups ? { [groups.field]: String(group) } : {},
      },
      former,
    });
  };
  return { move, groups, announcement, arrived };
}

interface Reordered {
  readonly order: Omit<Arguments<'reorder_rows'>, 'of_table'>;
  /** The lists that the screen showed before. */
  readonly former: readonly [QueryKey, GetListResult | undefined][];
}
