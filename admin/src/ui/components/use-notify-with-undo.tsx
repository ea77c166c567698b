import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useCloseNotification, useNotify, useRefresh } from 'react-admin';

/** Milliseconds, long enough to reach the button with the keyboard; the timer stops while the message is hovered or focused. */
export const undoTimeout = 12_000;

/** Tells that a write changed no row, because each had changed since the list was loaded. */
export const alreadyDone = 'Une autre personne l’avait déjà fait';

/** Notifies a finished write, with « Annuler », which undoes it by another write. */
export function useNotifyWithUndo(): (message: string, undo: () => Promise<unknown>) => void {
  const notify = useNotify();
  return (message, undo) => notify(message, { autoHideDuration: undoTimeout, action: <UndoButton undo={undo} /> });
}

function UndoButton({ undo }: { readonly undo: () => Promise<unknown> }) {
  const close = useCloseNotification();
  const notify = useNotify();
  const refresh = useRefresh();
  // A mutation, so that the banner of failed calls shows its failure.
  const { mutate, isIdle } = useMutation({
    mutationFn: undo,
    onSuccess: () => notify('C’est annulé'),
    onSettled: refresh,
  });
  const run = () => {
    close();
    mutate();
  };
  return (
    // The notification fades away under the second click of a double click.
    <Button size="small" color="inherit" disabled={!isIdle} onClick={run}>
      Annuler
    </Button>
  );
}
