import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useCloseNotification, useNotify, useRefresh } from 'react-admin';

/** Time to read the message, reach its button with the keyboard and press it; hovering or focusing it stops the clock. */
export const shownFor = 12_000;

/**
 * Says what was just written, with « Annuler » beside it. The write is done: undoing is another write.
 * @returns to be called with the message and what undoes it
 */
export function useNotifyWithUndo(): (message: string, undo: () => Promise<unknown>) => void {
  const notify = useNotify();
  return (message, undo) => notify(message, { autoHideDuration: shownFor, action: <UndoButton undo={undo} /> });
}

function UndoButton({ undo }: { readonly undo: () => Promise<unknown> }) {
  const close = useCloseNotification();
  const notify = useNotify();
  const refresh = useRefresh();
  // A mutation, so that the banner of failed calls says it when it fails.
  const { mutate } = useMutation({ mutationFn: undo, onSuccess: () => notify('C’est annulé'), onSettled: refresh });
  const run = () => {
    close();
    mutate();
  };
  return (
    <Button size="small" color="inherit" onClick={run}>
      Annuler
    </Button>
  );
}
