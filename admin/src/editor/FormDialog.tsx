import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material';
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

interface AddressFieldProps {
  readonly value: string;
  readonly onChange: (address: string) => void;
  /** Whether `linkAddress` could make nothing of it. */
  readonly isRefused: boolean;
  readonly autoFocus?: boolean;
}

/** Where a link or a button of the text leads. */
export function AddressField({ isRefused, ...props }: AddressFieldProps) {
  return (
    <DialogField
      {...props}
      label="Adresse"
      help="Une page du site (/contact) ou https://…"
      problem={isRefused && 'Une adresse commence par /, # ou https://'}
    />
  );
}

interface DialogFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Takes the focus as the dialog opens: the first field of each does. */
  readonly autoFocus?: boolean;
  /** What it is for. */
  readonly help?: string | undefined;
  /** Why it was refused, which takes the place of `help` and is announced. */
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
