import { postsPerPageRange } from '@agency/supabase/site-settings';
import { Box, Stack } from '@mui/material';
import { useEffect } from 'react';
import { Form, TextInput, useLocation } from 'react-admin';
import { version } from '../../../package.json';
import { Panel } from '../components/Panel';
import { PictureInput } from '../media/upload/PictureInput';
import { LeaveGuard } from '../saving/LeaveGuard';
import { SavingNotices } from '../saving/SavingNotices';
import { SaveSettings } from './SaveSettings';
import { sections, type Setting } from './sections';
import { type SettingsForm, type StoredSettings, validateSettings } from './settings-form';
import { SettingsSaving } from './SettingsSaving';
import { SwitchField } from './SwitchField';

const labels = Object.fromEntries(sections.flatMap(({ settings }) => settings.map(({ key, label }) => [key, label])));

/** The five sections and the button that saves them together. */
export function SettingsEditor({ stored }: { readonly stored: StoredSettings }) {
  useAskedSetting();
  return (
    <Form
      record={stored}
      validate={(values) => validateSettings(values as SettingsForm)}
      // Each field says what is wrong with it; « not saved yet » is an error to the form, and none to a person.
      disableInvalidFormNotification
      // Our own words say what is wrong, in French whatever the browser speaks.
      noValidate
    >
      <SettingsSaving stored={stored}>
        <SaveSettings />
        <LeaveGuard root="/site_settings" />
        <SavingNotices subject="Les paramètres ont" changed="modifiés" labels={labels} />
        <Box sx={{ columns: { lg: 2 }, columnGap: 3, '& > *': { breakInside: 'avoid', mb: 3 } }}>
          {sections.map(({ title, settings }) => (
            <Panel key={title} title={title}>
              <Stack spacing={2.5}>
                {settings.map((setting) => (
                  <SettingField key={setting.key} setting={setting} />
                ))}
              </Stack>
            </Panel>
          ))}
          <SystemInformation />
        </Box>
      </SettingsSaving>
    </Form>
  );
}

/** Puts the focus on the setting that the address names after « # ». */
function useAskedSetting(): void {
  const location = useLocation();
  useEffect(() => {
    const { hash } = location;
    if (hash) document.getElementsByName(hash.slice(1))[0]?.focus();
  }, [location]);
}

/** What runs, for whoever asks for help. */
function SystemInformation() {
  return (
    <Panel title="Informations système">
      <Box component="dl" sx={{ display: 'flex', gap: 1, m: 0, '& dt': { color: 'text.secondary' }, '& dd': { m: 0 } }}>
        <dt>Version</dt>
        <dd>{version}</dd>
      </Box>
    </Panel>
  );
}

const rangeOfNumbers = { min: postsPerPageRange.minimum, max: postsPerPageRange.maximum, step: 1 };

/** One setting, in the browser's own kind of input. */
function SettingField({ setting: { key, label, kind, help } }: { readonly setting: Setting }) {
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
