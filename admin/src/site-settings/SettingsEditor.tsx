import { Box, Stack } from '@mui/material';
import { Form } from 'react-admin';
import { Panel } from '../components/Panel';
import { LeaveGuard } from '../saving/LeaveGuard';
import { SavingNotices } from '../saving/SavingNotices';
import { SaveSettings } from './SaveSettings';
import { sections } from './sections';
import { SettingField } from './SettingField';
import { SettingsSaving } from './SettingsSaving';
import { type SettingsForm, type StoredSettings, validateSettings } from './settings-form';
import { useAskedSetting } from './use-asked-setting';
import { SystemInformation } from './SystemInformation';

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
