import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { type FormEvent, type ReactNode, useId } from 'react';

interface FormDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** A further action, left of the others. */
  readonly extra?: ReactNode;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
}

/** A few questions about the selected text. */
export function FormDialog({ title, children, extra, onClose, onSubmit }: FormDialogProps) {
  const titleId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React hands it on to the form this dialog was opened from, wherever the dialog stands on the page.
    event.stopPropagation();
    onSubmit();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <Box component="form" noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            {children}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          {extra}
          <Button variant="outlined" onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" variant="contained">
            Valider
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
