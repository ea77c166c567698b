import { useInput, useResourceContext, useTranslateLabel } from 'react-admin';
import { NativeSelect } from './NativeSelect';

interface SelectInputProps {
  readonly source: string;
  readonly options: readonly (readonly [string, string])[];
}

/** A form field that is one of a few known values; an unknown one already stored stays on offer. */
export function SelectInput({ source, options }: SelectInputProps) {
  const { field } = useInput({ source });
  const resource = useResourceContext();
  const label = useTranslateLabel()({ source, ...(resource && { resource }) });
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
