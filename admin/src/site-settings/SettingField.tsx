import { postsPerPageRange } from '@agency/supabase/site-settings';
import { TextInput } from 'react-admin';
import { PictureInput } from '../media/PictureInput';
import type { Setting } from './sections';
import { SwitchField } from './SwitchField';

const rangeOfNumbers = { min: postsPerPageRange.minimum, max: postsPerPageRange.maximum, step: 1 };

/** One setting, in the browser's own kind of input. */
export function SettingField({ setting: { key, label, kind, help } }: { readonly setting: Setting }) {
  if (kind === 'switch') return <SwitchField source={key} label={label} help={help} />;
  if (kind === 'picture') return <PictureInput source={key} label={label} type="url" helperText={help ?? false} />;
  return (
    <TextInput
      source={key}
      label={label}
      helperText={help ?? false}
      {...(kind === 'lines' ? { multiline: true, minRows: 3 } : { type: kind })}
      {...(kind === 'number' && { slotProps: { htmlInput: rangeOfNumbers }, sx: { maxWidth: '12rem' } })}
    />
  );
}
