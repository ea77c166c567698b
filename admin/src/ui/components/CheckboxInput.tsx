import { Checkbox, FormControlLabel } from '@mui/material';
import { useInput } from 'react-admin';

export function CheckboxInput({ source, label }: { readonly source: string; readonly label: string }) {
  const { field } = useInput({ source });
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox checked={field.value === true} onChange={(event) => field.onChange(event.target.checked)} />}
    />
  );
}
