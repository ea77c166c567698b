import type { BlockFields } from '@agency/supabase/block';
import AddIcon from '@mui/icons-material/Add';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton } from '@mui/material';
import {
  type ComponentType,
  type Dispatch,
  type KeyboardEvent,
  memo,
  type SetStateAction,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useCloseNotification, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { undoTimeout } from '../../../../ui/components/use-notify-with-undo';
import { outlined, plainList } from '../../../../ui/theme/styles';
import { copyOf, type Entry, textOf } from './block-values';

interface EntryListProps {
  /** The field of the form that holds the entries. */
  readonly source: string;
  readonly entries: readonly Entry[];
  readonly nameOf: (entry: Entry) => string;
  readonly fieldsOf: (entry: Entry) => BlockFields;
  /** The key of the open entry, where somebody else has it too. */
  readonly opened?: readonly [string | undefined, Dispatch<SetStateAction<string | undefined>>];
  /** The inputs of an entry, at its path in the form: they are there while it is open. */
  readonly Inputs: ComponentType<{ readonly source: string; readonly fields: BlockFields }>;
}

/** A block has an id; an entry of a list is known by its place. */
const keyOf = (entry: Entry | undefined, index: number): string => textOf(entry?.['id']) || String(index);

/** Entries one under the other, one of them open: they are moved, copied and deleted by buttons, and moved by Alt and an arrow. */
export function EntryList({ source, entries, nameOf, fieldsOf, opened, Inputs }: EntryListProps) {
  const list = useRef<HTMLOListElement>(null);
  const own = useState<string>();
  const [open, setOpen] = opened ?? own;
  const { change, read } = useEntries(source);
  const notify = useNotify();
  // The same functions at each render: a key pressed in an input draws no other row again.
  const [act] = useState(() => ({
    toggle: (key: string) => setOpen((former) => (former === key ? undefined : key)),
    move: (from: number, by: number) => {
      const former = read();
      const moved = former[from];
      const to = from + by;
      if (!moved || !former[to]) return;
      const others = former.toSpliced(from, 1);
      flushSync(() => {
        change(others.toSpliced(to, 0, moved));
        setOpen((key) => (key === keyOf(moved, from) ? keyOf(moved, to) : undefined));
      });
      list.current?.children[to]?.querySelector('button')?.focus();
    },
    copy: (index: number) => {
      const former = read();
      const entry = former[index];
      if (entry) change(former.toSpliced(index + 1, 0, copyOf(entry)));
    },
    remove: (index: number, name: string) => {
      const former = read();
      setOpen(undefined);
      change(former.toSpliced(index, 1));
      notify(`Supprimé\u00A0: ${name}`, {
        autoHideDuration: undoTimeout,
        action: <BringBack onClick={() => change(former)} />,
      });
    },
  }));
  return (
    <Box component="ol" ref={list} sx={{ ...plainList, display: 'grid', gap: 1 }}>
      {entries.map((entry, index) => {
        const key = keyOf(entry, index);
        const isOpen = key === open;
        const place = `${source}.${index}`;
        return (
          <Box component="li" key={key} data-entry={key} sx={outlined}>
            <EntryHead
              {...act}
              name={nameOf(entry)}
              entryKey={key}
              index={index}
              isLast={index === entries.length - 1}
              isOpen={isOpen}
            />
            {isOpen && (
              <Box sx={{ p: 1.5, pt: 0.5 }}>
                {/* Of another place, the inputs are others. */}
                <Inputs key={place} source={place} fields={fieldsOf(entry)} />
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
}

interface EntryHeadProps {
  readonly name: string;
  readonly entryKey: string;
  readonly index: number;
  readonly isLast: boolean;
  readonly isOpen: boolean;
  readonly toggle: (key: string) => void;
  readonly move: (from: number, by: number) => void;
  readonly copy: (index: number) => void;
  readonly remove: (index: number, name: string) => void;
}

const EntryHead = memo(function EntryHead(props: EntryHeadProps) {
  const { name, entryKey, index, isLast, isOpen, toggle, move, copy, remove } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    move(index, by);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap' }}>
      <Button
        color="inherit"
        aria-expanded={isOpen}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={() => toggle(entryKey)}
        onKeyDown={onKeyDown}
        sx={{ flex: '1 1 10rem', minWidth: 0, justifyContent: 'start', textAlign: 'start' }}
      >
        {`${index + 1}. ${name}`}
      </Button>
      <IconButton size="small" aria-label={`Monter ${name}`} disabled={index === 0} onClick={() => move(index, -1)}>
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={`Descendre ${name}`} disabled={isLast} onClick={() => move(index, 1)}>
        <DownIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={`Dupliquer ${name}`} onClick={() => copy(index)}>
        <CopyIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={`Supprimer ${name}`} onClick={() => remove(index, name)}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  );
});

/** Reads and writes the entries of a list of the form. */
function useEntries(source: string) {
  const { getValues, setValue } = useFormContext();
  const read = (): Entry[] => {
    const value: unknown = getValues(source);
    return Array.isArray(value) ? (value as Entry[]) : [];
  };
  const change = (entries: readonly Entry[]) => setValue(source, entries, { shouldDirty: true, shouldTouch: true });
  return { read, change };
}

interface AddButtonProps {
  readonly source: string;
  readonly label: string;
  readonly disabled: boolean;
  readonly make: () => Entry;
}

export function AddButton({ source, label, disabled, make }: AddButtonProps) {
  const { read, change } = useEntries(source);
  return (
    <Button size="small" startIcon={<AddIcon />} disabled={disabled} onClick={() => change([...read(), make()])}>
      {label}
    </Button>
  );
}

function BringBack({ onClick }: { readonly onClick: () => void }) {
  const close = useCloseNotification();
  const run = () => {
    close();
    onClick();
  };
  return (
    <Button size="small" color="inherit" onClick={run}>
      Annuler
    </Button>
  );
}
