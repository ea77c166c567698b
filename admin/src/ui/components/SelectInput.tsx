import { useInput, useTranslateLabel } from 'react-admin';
import { NativeSelect, type NativeSelectProps } from './NativeSelect';

/** A form field with a few options. A stored value that is not one of them becomes a further option. */
export function SelectInput({
  source,
  options,
}: Pick<NativeSelectProps<string>, 'options'> & { readonly source: string }) {
  const { field } = useInput({ source });
  const label = useTranslateLabel()({ source });
  const value = String(field.value ?? '');
  const isOption = options.some(([option]) => option === value);
  return (
    <NativeSelect
      label={label}
      value={value}
      options={isOption ? options : [[value, value || '—'], ...options]}
      onChange={(chosen) => field.onChange(chosen || null)}
    />
  );
}
