import { TextField } from '@mui/material';

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
