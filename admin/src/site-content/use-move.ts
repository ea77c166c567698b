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

/** Gives a row the place of another; those between make room. */
export type Move = (moved: Identifier, place: Identifier) => void;

/** @returns what was done last, in words, and how to move a row: shown at once, saved behind it, taken back if that fails */
export function useMove(): readonly [told: string, move: Move] {
  const { resource, data = [], page, perPage } = useListContext();
  const provider = useDataProvider();
  const queries = useQueryClient();
  const represent = useGetRecordRepresentation();
  const [told, setTold] = useState('');
  const queryKey = [resource, 'getList'];
  const { mutate } = useMutation({
    // One after the other: the last of several moves is the last to be written.
    scope: { id: `${resource}-order` },
    mutationFn: async (changed: readonly RaRecord[]) => {
      for (const { id, position } of changed)
        await provider.update(resource, { id, data: { position: position as number }, previousData: { id } });
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
    meta: { operation: 'update' },
  });

  const move: Move = (moved, place) => {
    const from = data.findIndex(({ id }) => id === moved);
    const to = data.findIndex(({ id }) => id === place);
    const record: RaRecord | undefined = data[from];
    if (!record || to < 0) return;
    const others = data.filter(({ id }) => id !== moved);
    const first = (page - 1) * perPage + 1;
    const rows: RaRecord[] = [...others.slice(0, to), record, ...others.slice(to)].map((row, index) => ({
      ...row,
      position: first + index,
    }));
    void queries.cancelQueries({ queryKey });
    // Lists of other rows, the next page for example, stay as they are.
    const isThisList = (list: GetListResult) =>
      list.data.length === rows.length && list.data.every(({ id }) => rows.some((row) => row.id === id));
    queries.setQueriesData<GetListResult>({ queryKey }, (list) =>
      list && isThisList(list) ? { ...list, data: rows } : list,
    );
    const name = represent(record);
    setTold(`${typeof name === 'string' ? name : record.id}\u00A0: ${to + 1} sur ${rows.length}`);
    mutate(rows.filter(({ id, position }) => data.find((row) => row.id === id)?.['position'] !== position));
  };
  return [told, move];
}
