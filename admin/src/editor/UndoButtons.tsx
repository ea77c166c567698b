import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import { ButtonGroup, IconButton } from '@mui/material';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useShortcut } from '../ui/shortcuts/use-shortcut';
import { useTextHistory } from './use-text-history';

/** The buttons that undo and redo changes of a form. In a field, Ctrl+Z undoes the typing in that field, as everywhere. */
export function UndoButtons({ fields }: { readonly fields: readonly string[] }) {
  const { mayUndo, mayRedo, undo, redo } = useTextHistory(fields);
  useShortcut('undoChange', undo);
  useShortcut('redoChange', redo);
  return (
    <ButtonGroup>
      <IconButton aria-label="Défaire" title="Défaire (Ctrl+Z)" disabled={!mayUndo} onClick={acts(undo)}>
        <UndoIcon />
      </IconButton>
      <IconButton aria-label="Refaire" title="Refaire (Ctrl+Y)" disabled={!mayRedo} onClick={acts(redo)}>
        <RedoIcon />
      </IconButton>
    </ButtonGroup>
  );
}

/** Runs undo or redo. When this disables the button, the focus moves to the other button. */
const acts =
  (run: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    flushSync(run);
    if (currentTarget.disabled) currentTarget.parentElement?.querySelector<HTMLElement>('button:enabled')?.focus();
  };
