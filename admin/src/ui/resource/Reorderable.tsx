import MoveIcon from '@mui/icons-material/DragIndicator';
import { DragDropProvider, useDraggable, useDroppable } from '@dnd-kit/react';
import { Box, IconButton, Tooltip } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, createContext, useContext, useState } from 'react';
import {
  type GetListResult,
  type Identifier,
  type RaRecord,
  useDataProvider,
  useGetRecordRepresentation,
  useListContext,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { plugins, sensors } from '../components/drag-and-drop';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { useListFilter } from '../components/use-list-filter';

/** Moves a row to the position of another one; the rows between shift. */
type Move = (moved: Identifier, target: Identifier) => void;

const MoveContext = createContext<Move | undefined>(undefined);

/** Around a `DataTable`: makes its rows movable, by dragging their `MoveButton` or with ↑ and ↓ on it. */
export function Reorderable({ children }: { readonly children: ReactNode }) {
  const [announcement, move] = useMove();
  return (
    <MoveContext value={move}>
      <DragDropProvider
        sensors={sensors}
        plugins={plugins}
        onDragEnd={({ canceled, operation: { source, target } }) => {
          if (!canceled && source && target && source.id !== target.id) move(source.id, target.id);
        }}
      >
        <Box sx={dragged}>{children}</Box>
      </DragDropProvider>
      <span role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </span>
    </MoveContext>
  );
}

/** The dragged row covers the others. */
const dragged = {
  '& tr[data-dnd-dragging]': { bgcolor: 'var(--background)', boxShadow: '0 4px 16px var(--line)' },
} as const;

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves its row. Disabled while the list is filtered or in another order. */
export function MoveButton() {
  const move = useContext(MoveContext);
  const record = useRecordContext();
  const { data = [], sort } = useListContext();
  const { isFiltered } = useListFilter();
  const representationOf = useGetRecordRepresentation();
  const [row, setRow] = useState<Element>();
  const isOrdered = sort.field === 'position' && !isFiltered;
  const id = record?.id ?? '';
  const { handleRef } = useDraggable({ id, element: row, disabled: !isOrdered });
  useDroppable({ id, element: row, disabled: !isOrdered });
  if (!record) return null;
  const name = representationOf(record);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const other = step && data[data.findIndex((one) => one.id === record.id) + step];
    if (!other || !move) return;
    event.preventDefault();
    move(record.id, other.id);
  };
  const attach = (button: HTMLButtonElement | null) => {
    handleRef(button);
    setRow(button?.closest('tr') ?? undefined);
  };
  return (
    <Tooltip title={isOrdered ? 'Glissez la ligne, ou ↑ et ↓' : 'Affichez tout, par rang, pour changer l’ordre'}>
      <span>
        <IconButton
          ref={attach}
          size="small"
          disabled={!isOrdered}
          aria-label={`Déplacer ${typeof name === 'string' ? name : record.id} (flèches haut et bas)`}
          onClick={(event) => event.stopPropagation()}
          onKeyDown={onKeyDown}
          sx={{ cursor: 'grab', touchAction: 'none' }}
        >
          <MoveIcon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
}

/**
 * Moves rows by optimistic updates, rolled back when the database refuses.
 * @returns the announcement of the last move, and the function
 */
function useMove(): readonly [announcement: string, move: Move] {
  const { data = [], page, perPage } = useListContext();
  const resource = useResourceContext() ?? '';
  const provider = useDataProvider();
  const queries = useQueryClient();
  const representationOf = useGetRecordRepresentation();
  const [announcement, setAnnouncement] = useState('');
  const queryKey = [resource, 'getList'];
  const { mutate } = useMutation({
    // Moves are sent one after the other, so that the last one is also the last one saved.
    scope: { id: `${resource}-order` },
    mutationFn: async (changed: readonly RaRecord[]) => {
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
    const rows: RaRecord[] = [...others.slice(0, to), record, ...others.slice(to)].map((row, index) => ({
      ...row,
      position: first + index,
    }));
    void queries.cancelQueries({ queryKey });
    // Each takes a place that the others had, in the cached list that holds them all: it may be longer. The others, such as the next
    // page, stay as they are.
    const reordered = (list: RaRecord[]): RaRecord[] => {
      const left = [...rows];
      return list.map((row) => (rows.some(({ id }) => id === row.id) ? (left.shift() ?? row) : row));
    };
    const holdsAll = ({ data: list }: GetListResult) => rows.every(({ id }) => list.some((row) => row.id === id));
    queries.setQueriesData<GetListResult>({ queryKey }, (list) =>
      list && holdsAll(list) ? { ...list, data: reordered(list.data) } : list,
    );
    const name = representationOf(record);
    setAnnouncement(`${typeof name === 'string' ? name : record.id}\u00A0: ${to + 1} sur ${rows.length}`);
    mutate(rows.filter(({ id, position }) => data.find((row) => row.id === id)?.['position'] !== position));
  };
  return [announcement, move];
}
