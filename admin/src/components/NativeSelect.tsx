import { TextField, type TextFieldProps } from '@mui/material';
import type { ReactNode } from 'react';

interface NativeSelectProps<Value extends string> extends Pick<TextFieldProps, 'sx' | 'fullWidth' | 'disabled'> {
  readonly label: ReactNode;
  readonly value: Value;
  /** Value and what is read for it, in order. */
  readonly options: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value) => void;
}

/** The browser's own list of choices: the phone's wheel, the keyboard's letters, nothing to learn. */
export function NativeSelect<Value extends string>({ options, onChange, ...props }: NativeSelectProps<Value>) {
  return (
    <TextField
      select
      {...props}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      onChange={(event) => onChange(event.target.value as Value)}
    >
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </TextField>
  );
}
