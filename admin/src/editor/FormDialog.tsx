import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material';
import type { FormEvent, ReactNode } from 'react';

interface FormDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** A further button, left of the others. */
  readonly extra?: ReactNode;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
}

/** A dialog with a short form about the selected text. */
export function FormDialog({ title, children, extra, onClose, onSubmit }: FormDialogProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event of the dialog's portal to the form of the editor.
    event.stopPropagation();
    onSubmit();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <Box component="form" noValidate onSubmit={submit}>
        <DialogTitle>{title}</DialogTitle>
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

interface AddressFieldProps {
  readonly value: string;
  readonly onChange: (address: string) => void;
  readonly isInvalid: boolean;
  readonly autoFocus?: boolean;
}

/** The address of a link or of a button. */
export function AddressField({ isInvalid, ...props }: AddressFieldProps) {
  return (
    <DialogField
      {...props}
      label="Adresse"
      help="Une page du site (/contact) ou https://…"
      problem={isInvalid && 'Une adresse commence par /, # ou https://'}
    />
  );
}

interface DialogFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** For the first field of each dialog. */
  readonly autoFocus?: boolean;
  readonly help?: string | undefined;
  /** The error, announced, in the place of `help`. */
  readonly problem?: string | false | undefined;
}

/** A field of a `FormDialog`. */
export function DialogField({ onChange, help, problem, ...props }: DialogFieldProps) {
  return (
    <TextField
      {...props}
      error={Boolean(problem)}
      helperText={problem || help}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ formHelperText: { role: problem ? 'alert' : undefined } }}
    />
  );
}
