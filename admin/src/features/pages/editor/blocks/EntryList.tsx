import type { BlockFields } from '@agency-site/domain/block';
import AddIcon from '@mui/icons-material/Add';
import { DragDropProvider } from '@dnd-kit/react';
import { Box, Button } from '@mui/material';
import {
  type ComponentProps,
  type ComponentType,
  type Dispatch,
  memo,
  type ReactNode,
  type SetStateAction,
  useDeferredValue,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useCloseNotification, useNotify } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { draggedStyle, plugins, sensors, useMovable } from '../../../../ui/components/drag-and-drop';
import { undoTimeout } from '../../../../ui/components/use-notify-with-undo';
import { outlined, plainList } from '../../../../ui/theme/styles';
import { copyOf, type Entry, textOf, withEmpty } from './block-values';
import { EntryHead } from './EntryHead';

interface EntryListProps {
  readonly source: string;
  readonly most: number;
  readonly nameOf: (entry: Entry) => string;
  readonly fieldsOf: (entry: Entry | undefined) => BlockFields;
  /** The key of the open entry, if any, and its setter. */
  readonly opened: readonly [string | undefined, Dispatch<SetStateAction<string | undefined>>];
  /** The inputs of an entry, at its path in the form. They are mounted only while the entry is open. */
  readonly Inputs: ComponentType<{ readonly source: string; readonly fields: BlockFields }>;
}

const entriesOf = (value: unknown): readonly Entry[] => (Array.isArray(value) ? (value as Entry[]) : []);

export const useCount = (source: string): number =>
  useWatch({ name: source, compute: (value: unknown) => entriesOf(value).length });

/** The key of an entry: the id of a block, or the position of an entry in a list. */
const keyOf = (entry: Entry | undefined, index: number): string => textOf(entry?.['id']) || String(index);

/** A list of entries, of which at most one is open. Buttons move, copy and delete an entry; Alt with an arrow key moves it too. */
export function EntryList({ source, most, nameOf, fieldsOf, opened, Inputs }: EntryListProps) {
  const list = useRef<HTMLOListElement>(null);
  // Watches the keys only, so that typing in an entry does not render the list again.
  const keys = useWatch({ name: source, compute: (value: unknown) => entriesOf(value).map(keyOf) });
  const [open, setOpen] = opened;
  const { change, read } = useEntries(source, fieldsOf);
  const notify = useNotify();
  const focusHead = (index: number) => list.current?.children[index]?.querySelector('button')?.focus();
  // The functions stay the same at each render, so that typing in an input renders no other entry.
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
      focusHead(to);
    },
    copy: (index: number) => {
      const former = read();
      const entry = former[index];
      if (entry) change(former.toSpliced(index + 1, 0, copyOf(entry)));
    },
    remove: (index: number, name: string) => {
      const former = read();
      const removed = former[index];
      if (!removed) return;
      flushSync(() => {
        setOpen(undefined);
        change(former.toSpliced(index, 1));
      });
      // Focuses the entry that takes the place of the deleted one.
      focusHead(Math.min(index, former.length - 2));
      notify(`Supprimé\u00A0: ${name}`, {
        autoHideDuration: undoTimeout,
        // Puts the entry back among the current ones, which may have changed meanwhile.
        action: <BringBack onClick={() => change(read().toSpliced(index, 0, removed))} />,
      });
    },
  }));
  const onDragEnd: ComponentProps<typeof DragDropProvider>['onDragEnd'] = ({ canceled, operation }) => {
    const [from, to] = [operation.source, operation.target].map((end) => keys.indexOf(String(end?.id)));
    if (!canceled && from !== undefined && to !== undefined && from >= 0 && to >= 0) act.move(from, to - from);
  };
  return (
    <DragDropProvider sensors={sensors} plugins={plugins} onDragEnd={onDragEnd}>
      <Box
        component="ol"
        ref={list}
        sx={{ ...plainList, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {keys.map((key, index) => {
          const isOpen = key === open;
          const place = `${source}.${index}`;
          return (
            <EntryItem
              key={key}
              {...act}
              source={place}
              nameOf={nameOf}
              entryKey={key}
              index={index}
              isLast={index === keys.length - 1}
              isFull={keys.length >= most}
              isOpen={isOpen}
            >
              {isOpen && (
                <Box sx={{ p: 1.5, pt: 0.5 }}>
                  {/* The key mounts new inputs when the entry has moved to another position. */}
                  <Inputs key={place} source={place} fields={fieldsOf(read()[index])} />
                </Box>
              )}
            </EntryItem>
          );
        })}
      </Box>
    </DragDropProvider>
  );
}

interface EntryItemProps
  extends Omit<ComponentProps<typeof EntryHead>, 'handleRef' | 'name'>, Pick<EntryListProps, 'source' | 'nameOf'> {
  readonly children: ReactNode;
}

/** An entry that people can drag by its handle. When it is dropped on another entry, it takes that entry's place. */
const EntryItem = memo(function EntryItem({ source, nameOf, children, ...head }: EntryItemProps) {
  const name = useWatch({ name: source, compute: (entry?: Entry) => (entry ? nameOf(entry) : '') });
  const [element, setElement] = useState<HTMLElement>();
  const id = head.entryKey;
  const handleRef = useMovable({ id, element, button: element?.querySelector('button') });
  return (
    <Box component="li" ref={setElement} data-entry={id} sx={movable}>
      {/* The name is deferred, so that the input in which the person types renders first. */}
      <EntryHead {...head} name={useDeferredValue(name)} handleRef={handleRef} />
      {children}
    </Box>
  );
});

const movable = { ...outlined, '&[data-dnd-dragging]': draggedStyle } as const;

/** Reads and writes the entries of a list of the form. After each change, the errors of a refused save are computed again. */
export function useEntries(source: string, fieldsOf: EntryListProps['fieldsOf']) {
  const { getValues, setValue, getFieldState, trigger } = useFormContext();
  const read = () => entriesOf(getValues(source));
  const change = (entries: readonly Entry[]) => {
    const filled = entries.map((entry) => withEmpty(entry, fieldsOf(entry)));
    setValue(source, filled, { shouldDirty: true, shouldTouch: true });
    // Validates the list once, because `shouldValidate` would validate the form for each value inside the list.
    if (getFieldState(source).error) void trigger(source);
  };
  return { read, change };
}

interface AddButtonProps {
  readonly source: string;
  readonly label: string;
  readonly disabled: boolean;
  readonly fields: BlockFields;
}

export function AddButton({ source, label, disabled, fields }: AddButtonProps) {
  const { read, change } = useEntries(source, () => fields);
  return (
    <Button size="small" startIcon={<AddIcon />} disabled={disabled} onClick={() => change([...read(), {}])}>
      {label}
    </Button>
  );
}

function BringBack({ onClick }: { readonly onClick: () => void }) {
  const close = useCloseNotification();
  // The notification fades away under the second click of a double click.
  const [isDone, setDone] = useState(false);
  const run = () => {
    close();
    setDone(true);
    onClick();
  };
  return (
    <Button size="small" color="inherit" disabled={isDone} onClick={run}>
      Annuler
    </Button>
  );
}
