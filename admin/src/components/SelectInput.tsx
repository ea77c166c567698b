import { useInput } from 'react-admin';
import { NativeSelect } from './NativeSelect';

interface SelectInputProps {
  readonly source: string;
  readonly label: string;
  readonly options: readonly (readonly [string, string])[];
}

/** A form field that is one of a few known values; an unknown one already stored stays on offer. */
export function SelectInput({ source, label, options }: SelectInputProps) {
  const { field } = useInput({ source });
  const value = String(field.value ?? '');
  const known = options.some(([option]) => option === value);
  return (
    <NativeSelect
      label={label}
      value={value}
      options={known ? options : [[value, value || '—'], ...options]}
      onChange={(chosen) => field.onChange(chosen || null)}
    />
  );
}
