import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownIcon from '@mui/icons-material/ArrowDownward';
import DragIcon from '@mui/icons-material/DragIndicator';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { Box, Button, IconButton } from '@mui/material';
import { type KeyboardEvent, memo, type Ref } from 'react';

interface EntryHeadProps {
  readonly name: string;
  readonly entryKey: string;
  readonly index: number;
  readonly isLast: boolean;
  /** Whether the list has reached its limit of entries. */
  readonly isFull: boolean;
  readonly isOpen: boolean;
  /** The handle for dragging the entry with a pointer. With the keyboard, buttons or Alt and an arrow key move the entry. */
  readonly handleRef: Ref<HTMLSpanElement>;
  readonly toggle: (key: string) => void;
  readonly move: (from: number, by: number) => void;
  readonly copy: (index: number) => void;
  readonly remove: (index: number, name: string) => void;
}

export const EntryHead = memo(function EntryHead(props: EntryHeadProps) {
  const { name, entryKey, index, isLast, isFull, isOpen, handleRef, toggle, move, copy, remove } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    move(index, by);
  };
  return (
    <Box sx={isOpen ? row : quietRow}>
      <Box component="span" ref={handleRef} aria-hidden="true" sx={handle}>
        <DragIcon fontSize="small" />
      </Box>
      <Button
        color="inherit"
        aria-expanded={isOpen}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={() => toggle(entryKey)}
        onKeyDown={onKeyDown}
        sx={title}
      >
        {`${index + 1}. ${name}`}
      </Button>
      <IconButton size="small" aria-label={`Monter ${name}`} disabled={index === 0} onClick={() => move(index, -1)}>
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={`Descendre ${name}`} disabled={isLast} onClick={() => move(index, 1)}>
        <DownIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={`Dupliquer ${name}`} disabled={isFull} onClick={() => copy(index)}>
        <CopyIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={`Supprimer ${name}`} onClick={() => remove(index, name)}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  );
});

const row = { display: 'flex', alignItems: 'center' } as const;

/**
 * The icons of a closed entry are visible only while the pointer or the focus is on the entry: a long list looks calmer, and typing in one
 * entry does not repaint the icons of all others. A device that cannot hover always shows them.
 */
const quietRow = {
  ...row,
  '@media (hover: hover)': { '&:not(:hover, :focus-within) svg': { visibility: 'hidden' } },
} as const;

/** Truncates the name of the entry to one line, or to two on a phone. */
const title = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { xs: '2', sm: '1' },
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  textAlign: 'start',
} as const;

const handle = {
  display: 'grid',
  px: 0.75,
  py: 1,
  cursor: 'grab',
  color: 'text.secondary',
  touchAction: 'none',
} as const;
