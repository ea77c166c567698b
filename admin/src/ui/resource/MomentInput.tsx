import type { Column } from '@agency-site/domain/tables/column';
import { Box } from '@mui/material';
import { FieldTitle, useInput, ValidationError, type Validator } from 'react-admin';
import { MomentField } from '../components/MomentField';

interface MomentInputProps {
  readonly source: string;
  readonly validate: Validator[];
  readonly helperText?: string;
  readonly defaultValue?: Column['defaultValue'];
}

/** The input of a column of type `datetime`. React-admin's own sends the typed hour without a zone, which PostgreSQL reads as one in UTC. */
export function MomentInput({ helperText = 'Heure de Paris.', ...props }: MomentInputProps) {
  const { field, fieldState, isRequired } = useInput<Record<string, string | null>>(props);
  const { error } = fieldState;
  return (
    <Box sx={{ width: '100%', mt: 1, mb: 0.5 }}>
      <MomentField
        label={<FieldTitle source={props.source} isRequired={isRequired} />}
        value={field.value || null}
        onChange={field.onChange}
        help={helperText}
        {...(error?.message && { error: <ValidationError error={error.message} /> })}
      />
    </Box>
  );
}
