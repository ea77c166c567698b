import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';

interface FirstPublicationProps {
  readonly open: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks for a confirmation before « Sauvegarder » publishes an article whose status was set to « Publié ». */
export function FirstPublication({ open, onCancel, onConfirm }: FirstPublicationProps) {
  return (
    <Dialog open={open} onClose={onCancel}>
      <DialogTitle>Publier l’article{'\u00A0'}?</DialogTitle>
      <DialogContent>
        <DialogContentText>
          Son statut est «{'\u00A0'}Publié{'\u00A0'}»{'\u00A0'}: tout le monde pourra le lire.
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus, and on its harmless button */}
        <Button variant="outlined" autoFocus onClick={onCancel}>
          Annuler
        </Button>
        <Button variant="contained" onClick={onConfirm}>
          Publier
        </Button>
      </DialogActions>
    </Dialog>
  );
}
