import { roleLabels } from '@agency-site/domain/roles';
import { settings, type SettingKey } from '@agency-site/domain/settings';
import { Box, Checkbox, FormControlLabel, FormGroup, Switch, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { Confirm, TextInput, useInput } from 'react-admin';
import { LogoPreview } from './LogoPreview';
import { PictureInput } from '../../ui/media/PictureInput';

export function SettingField({ source }: { readonly source: SettingKey }) {
  const { label, type, range, helperText = range && `De ${range.join(' à ')}.` } = settings[source];
  if (type === 'switch') return <SwitchField source={source} />;
  if (type === 'roles') return <RolesField source={source} />;
  const props = { source, label, helperText: helperText ?? false };
  if (type === 'picture')
    return (
      <>
        <PictureInput {...props} type="url" />
        <LogoPreview />
      </>
    );
  if (type === 'lines') return <TextInput {...props} multiline minRows={3} />;
  if (!range) return <TextInput {...props} type={type} />;
  const [min, max] = range;
  return (
    <TextInput {...props} type={type} slotProps={{ htmlInput: { min, max, step: 1 } }} sx={{ maxWidth: '12rem' }} />
  );
}

/** The switch of a setting, stored as the text `true` or `false`. If the declaration has a `question`, it is asked before turning it on. */
function SwitchField({ source }: { readonly source: SettingKey }) {
  const { label, helperText, question } = settings[source];
  const { field } = useInput({ source });
  const [isAsking, setAsking] = useState(false);
  const helpId = useId();
  return (
    <Box>
      <FormControlLabel
        label={label}
        control={
          <Switch
            // `useFocusOnHash` finds the input by this name.
            name={field.name}
            checked={field.value === 'true'}
            onChange={(_event, isOn) => {
              if (isOn && question) setAsking(true);
              else field.onChange(String(isOn));
            }}
            slotProps={{ input: { ref: field.ref, role: 'switch', ...(helperText && { 'aria-describedby': helpId }) } }}
          />
        }
      />
      {helperText && (
        <Typography variant="caption" component="p" color="text.secondary" id={helpId} sx={{ pl: '47px' }}>
          {helperText}
        </Typography>
      )}
      <Confirm
        isOpen={isAsking}
        title={`${label}\u00A0: allumer\u00A0?`}
        content={question}
        confirm="Allumer"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          field.onChange('true');
        }}
      />
    </Box>
  );
}

const roles = Object.entries(roleLabels);

/** The checkboxes of a setting that stores the names of roles, separated by spaces. */
function RolesField({ source }: { readonly source: SettingKey }) {
  const { label, helperText } = settings[source];
  const { field } = useInput({ source });
  const helpId = useId();
  const chosen = new Set(String(field.value ?? '').split(' '));
  const names = (isChosen: (role: string) => boolean) =>
    roles.flatMap(([role]) => (isChosen(role) ? [role] : [])).join(' ');
  return (
    <Box component="fieldset" aria-describedby={helpId} sx={{ m: 0, p: 0, border: 0 }}>
      <Typography component="legend">{label}</Typography>
      <FormGroup row>
        {roles.map(([role, name]) => (
          <FormControlLabel
            key={role}
            label={name}
            control={
              <Checkbox
                name={field.name}
                checked={chosen.has(role)}
                onChange={(_event, isOn) =>
                  field.onChange(names((other) => (other === role ? isOn : chosen.has(other))))
                }
              />
            }
          />
        ))}
      </FormGroup>
      <Typography variant="caption" component="p" color="text.secondary" id={helpId}>
        {helperText}
      </Typography>
    </Box>
  );
}
