import MoveIcon from '@mui/icons-material/DragIndicator';
import { DragDropProvider, useDraggable, useDroppable } from '@dnd-kit/react';
import { Box, IconButton, Tooltip } from '@mui/material';
import { type KeyboardEvent, type ReactNode, createContext, useContext, useState } from 'react';
import { useGetRecordRepresentation, useListContext, useRecordContext } from 'react-admin';
import { plugins, sensors } from '../../ui/components/drag-and-drop';
import { VisuallyHidden } from '../../ui/components/VisuallyHidden';
import { useListFilter } from '../../ui/components/use-list-filter';
import { byPosition } from './reordering';
import { type Move, useMove } from './use-move';

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
  '& tr[data-dnd-dragging]': { bgcolor: 'var(--paper)', boxShadow: '0 4px 16px var(--line)' },
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
  const isOrdered = sort.field === byPosition.field && !isFiltered;
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
