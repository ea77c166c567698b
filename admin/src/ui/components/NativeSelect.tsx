import { TextField, type TextFieldProps } from '@mui/material';
import type { ReactNode } from 'react';

export interface NativeSelectProps<Value extends string> extends Pick<
  TextFieldProps,
  'sx' | 'fullWidth' | 'disabled' | 'error' | 'helperText'
> {
  readonly label: ReactNode;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value) => void;
}

/** The browser's own `select`, which opens the picker of phones and lets people type to choose. */
export function NativeSelect<Value extends string>({ options, onChange, ...props }: NativeSelectProps<Value>) {
  return (
    <TextField
      select
      {...props}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      onChange={(event) => {
        const chosen = options.find(([value]) => value === event.target.value);
        if (chosen) onChange(chosen[0]);
      }}
    >
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </TextField>
  );
}
