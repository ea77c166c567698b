import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type GetListResult,
  type Identifier,
  type RaRecord,
  useDataProvider,
  useGetRecordRepresentation,
  useListContext,
} from 'react-admin';

/** A row with its position, among its other columns. */
interface Positioned extends RaRecord {
  readonly position: number;
}

/** Moves a row to the position of another one; the rows between shift. */
export type Move = (moved: Identifier, target: Identifier) => void;

/**
 * Moves rows by optimistic updates, rolled back when the database refuses.
 * @returns the announcement of the last move, and the function
 */
export function useMove(): readonly [announcement: string, move: Move] {
  const { resource, data = [], page, perPage } = useListContext();
  const provider = useDataProvider();
  const queries = useQueryClient();
  const representationOf = useGetRecordRepresentation();
  const [announcement, setAnnouncement] = useState('');
  const queryKey = [resource, 'getList'];
  const { mutate } = useMutation({
    // Moves are sent one after the other, so that the last one is also the last one saved.
    scope: { id: `${resource}-order` },
    mutationFn: async (changed: readonly Positioned[]) => {
      for (const { id, position } of changed)
        await provider.update(resource, { id, data: { position }, previousData: { id } });
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
    meta: { operation: 'update' },
  });

  const move: Move = (moved, target) => {
    const from = data.findIndex(({ id }) => id === moved);
    const to = data.findIndex(({ id }) => id === target);
    const record: RaRecord | undefined = data[from];
    if (!record || to < 0) return;
    const others = data.filter(({ id }) => id !== moved);
    const first = (page - 1) * perPage + 1;
    const rows: Positioned[] = [...others.slice(0, to), record, ...others.slice(to)].map((row, index) => ({
      ...row,
      position: first + index,
    }));
    void queries.cancelQueries({ queryKey });
    // Other cached lists, such as the next page, stay as they are.
    const isThisList = (list: GetListResult) =>
      list.data.length === rows.length && list.data.every(({ id }) => rows.some((row) => row.id === id));
    queries.setQueriesData<GetListResult>({ queryKey }, (list) =>
      list && isThisList(list) ? { ...list, data: rows } : list,
    );
    const name = representationOf(record);
    setAnnouncement(`${typeof name === 'string' ? name : record.id}\u00A0: ${to + 1} sur ${rows.length}`);
    mutate(rows.filter(({ id, position }) => data.find((row) => row.id === id)?.['position'] !== position));
  };
  return [announcement, move];
}
