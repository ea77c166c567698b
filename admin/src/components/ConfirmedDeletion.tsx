import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';

interface ConfirmedDeletionProps {
  readonly open: boolean;
  readonly title: string;
  /** What disappears, said plainly. */
  readonly children: string;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** The question asked before anything is deleted. Cancelling has the focus: Enter alone destroys nothing. */
export function ConfirmedDeletion({ open, title, children, onCancel, onConfirm }: ConfirmedDeletionProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onCancel} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{children}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus, and on its harmless button */}
        <Button variant="outlined" autoFocus onClick={onCancel}>
          Annuler
        </Button>
        <Button variant="contained" color="error" onClick={onConfirm}>
          Supprimer
        </Button>
      </DialogActions>
    </Dialog>
  );
}
