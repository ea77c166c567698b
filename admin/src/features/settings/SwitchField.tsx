import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { useId } from 'react';
import { useInput } from 'react-admin';

interface SwitchFieldProps {
  readonly source: string;
  readonly label: string;
  readonly help?: string | undefined;
}

/** A boolean setting, stored as the text « true » or « false ». */
export function SwitchField({ source, label, help }: SwitchFieldProps) {
  const { field } = useInput({ source });
  const helpId = useId();
  return (
    <Box>
      <FormControlLabel
        label={label}
        control={
          <Switch
            // `useFocusOnHash` finds the input by its name.
            name={field.name}
            checked={field.value === 'true'}
            onChange={(event) => field.onChange(String(event.target.checked))}
            slotProps={{ input: { ref: field.ref, role: 'switch', ...(help && { 'aria-describedby': helpId }) } }}
          />
        }
      />
      {help && (
        <Typography variant="caption" component="p" color="text.secondary" id={helpId} sx={{ pl: '47px' }}>
          {help}
        </Typography>
      )}
    </Box>
  );
}
