import MoveIcon from '@mui/icons-material/DragIndicator';
import { DragDropProvider, useDroppable } from '@dnd-kit/react';
import { Box, IconButton, Tooltip } from '@mui/material';
import { type KeyboardEvent, type ReactNode, createContext, use, useState } from 'react';
import { type Identifier, useGetRecordRepresentation, useListContext, useRecordContext } from 'react-admin';
import { ActionsMenu } from '../components/ActionsMenu';
import { draggedStyle, plugins, sensors, useMovable } from '../components/drag-and-drop';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { useListFilter } from '../components/use-list-filter';
import { type Groups, type Moving, useMove } from './use-move';

const MovingContext = createContext<Moving | undefined>(undefined);

interface ReorderableProps {
  readonly children: ReactNode;
  /** The groups of the list, each in a `DropZone`: rows move between them too, by dragging or with `MoveToGroup`. */
  readonly groups?: Groups;
}

/** Makes the rows of a `DataTable` movable, by dragging their `MoveButton` or with ↑ and ↓ on it. */
export function Reorderable({ children, groups }: ReorderableProps) {
  const moving = useMove(groups);
  return (
    <MovingContext value={moving}>
      <DragDropProvider
        sensors={sensors}
        plugins={plugins}
        onDragEnd={({ canceled, operation: { source, target }, suspend }) => {
          if (canceled || !source || !target || source.id === target.id) return;
          // dnd-kit animates the row to its position in the list. It waits until the rows are drawn in their new order, or the row would
          // return to its old position.
          const { resume } = suspend();
          moving.move(source.id, target.id);
          setTimeout(resume);
        }}
      >
        <Box sx={{ '& tr[data-dnd-dragging]': draggedStyle }}>{children}</Box>
      </DragDropProvider>
      <span role="status">
        <VisuallyHidden>{moving.announcement}</VisuallyHidden>
      </span>
    </MovingContext>
  );
}

/** Lower than the priority of rows, so that a group only receives elements that are dropped beside its rows. */
const COLLISION_PRIORITY = 0;

/** A group of rows; an element dropped on the group goes to its end. */
export function DropZone({ group, children }: { readonly group: string; readonly children: ReactNode }) {
  const { ref, isDropTarget } = useDroppable({ id: group, collisionPriority: COLLISION_PRIORITY });
  return (
    <Box
      ref={ref}
      sx={{ borderRadius: 1, outline: isDropTarget ? '2px dashed var(--teal)' : 'none', outlineOffset: 8 }}
    >
      {children}
    </Box>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves its row. Disabled while the list is filtered or in another order. */
export function MoveButton() {
  const moving = use(MovingContext);
  const record = useRecordContext();
  const { data = [], sort } = useListContext();
  const { isFiltered } = useListFilter();
  const name = useRowName();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const isOrdered = sort.field === 'position' && !isFiltered;
  const id = record?.id ?? '';
  const element = button?.closest('tr') ?? undefined;
  const handleRef = useMovable({ id, element, button, disabled: !isOrdered });
  if (!record) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const other = step && data[data.findIndex((one) => one.id === record.id) + step];
    if (!other || !moving) return;
    event.preventDefault();
    moving.move(record.id, other.id);
  };
  const attach = (handle: HTMLButtonElement | null) => {
    handleRef(handle);
    setButton(handle);
  };
  return (
    <Tooltip
      title={isOrdered ? 'Glissez la ligne, ou ↑ et ↓' : 'Affichez tout, par rang, pour changer l’ordre'}
      // Dragging with a finger would open the tooltip.
      disableTouchListener={isOrdered}
    >
      <span>
        <IconButton
          ref={attach}
          size="small"
          disabled={!isOrdered}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus follows a row to another group
          autoFocus={moving?.arrived === record.id}
          aria-label={`Déplacer ${name} (flèches haut et bas)`}
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

/** Moves its row to the end of another group, for people who do not drag. */
export function MoveToGroup() {
  const moving = use(MovingContext);
  const record = useRecordContext();
  const name = useRowName();
  if (!record || !moving?.groups) return null;
  const { move, groups } = moving;
  const actions = Object.entries(groups.names)
    .filter(([group]) => group !== record[groups.field])
    .map(([group, label]) => ({ label, onChoose: () => move(record.id, group) }));
  return (
    // The row also receives clicks, including those in the menu.
    <Box component="span" onClick={(event) => event.stopPropagation()}>
      <ActionsMenu label={`Déplacer ${name} vers…`} title="Déplacer vers…" actions={actions} />
    </Box>
  );
}

function useRowName(): Identifier | undefined {
  const record = useRecordContext();
  const name = useGetRecordRepresentation()(record);
  return typeof name === 'string' ? name : record?.id;
}
