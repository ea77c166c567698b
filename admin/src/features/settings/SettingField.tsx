import { type Setting, settings, type SettingKey } from '@agency/supabase/settings';
import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { useId } from 'react';
import { TextInput, useInput } from 'react-admin';
import { PictureInput } from '../../ui/media/PictureInput';

/** The input that the declaration of a setting asks for. */
export function SettingField({ source }: { readonly source: SettingKey }) {
  const { label, type, range, help = range && `De ${range.join(' à ')}.` } = settings[source];
  if (type === 'switch') return <SwitchField source={source} label={label} {...(help && { help })} />;
  const props = { source, label, helperText: help ?? false };
  if (type === 'picture') return <PictureInput {...props} type="url" />;
  if (type === 'lines') return <TextInput {...props} multiline minRows={3} />;
  if (!range) return <TextInput {...props} type={type} />;
  const [min, max] = range;
  return (
    <TextInput {...props} type={type} slotProps={{ htmlInput: { min, max, step: 1 } }} sx={{ maxWidth: '12rem' }} />
  );
}

/** A boolean setting, stored as the text « true » or « false ». */
function SwitchField({ source, label, help }: Pick<Setting, 'label' | 'help'> & { readonly source: SettingKey }) {
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
