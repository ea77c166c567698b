import { Box } from '@mui/material';
import { TextInput, type TextInputProps } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { counted, type LengthGuide, lengthProblem } from './length-guide';

interface LengthInputProps extends Pick<TextInputProps, 'multiline' | 'minRows'> {
  readonly source: string;
  readonly guide: LengthGuide;
}

/** A text for search engines, with its length so far beside the advised one: « 42/60 ». */
export function LengthInput({ guide, ...props }: LengthInputProps) {
  const text = ((useWatch({ name: props.source }) as string | null) ?? '').trim();
  const problem = text === '' ? undefined : lengthProblem(text, guide);
  return (
    <TextInput
      {...props}
      helperText={
        <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <span>{problem ?? `${guide.from} à ${guide.to} caractères`}</span>
          <Box component="span" sx={{ color: text.length > guide.to ? 'error.main' : undefined, fontWeight: 600 }}>
            {counted(text, guide)}
          </Box>
        </Box>
      }
    />
  );
}
