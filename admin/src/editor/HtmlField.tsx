import { TextInput } from 'react-admin';
import { HighlightedTextarea } from './HighlightedTextarea';

interface HtmlFieldProps {
  readonly source: string;
  readonly label: string;
  readonly rows: number;
  readonly isRequired?: boolean;
}

/** HTML as it is stored, in a box of so many rows, with its tags in colour. */
export function HtmlField({ source, label, rows, isRequired = false }: HtmlFieldProps) {
  return (
    <TextInput
      source={source}
      label={label}
      isRequired={isRequired}
      multiline
      rows={rows}
      helperText={false}
      slotProps={{ htmlInput: { required: isRequired }, input: { inputComponent: HighlightedTextarea, sx: { p: 0 } } }}
    />
  );
}
