import { storedSettingKeys } from '@agency/supabase/setting-rules';
import { postsPerPageRange } from '@agency/supabase/site-settings';
import { Box, Stack } from '@mui/material';
import { useEffect } from 'react';
import { useNotify, TextInput, useDataProvider, useLocation } from 'react-admin';
import { version } from '../../../../package.json';
import { Panel } from '../../ui/components/Panel';
import { SaveButton } from '../../editor/EditorActions';
import { ScreenHeader } from '../../ui/layout/ScreenHeader';
import { PictureInput } from '../../ui/media/PictureInput';
import type { BackOfficeData } from '../../data/database-functions';
import { SavingForm } from '../../saving/SavingForm';
import { SavingNotices, SaveStatus } from '../../saving/SavingNotices';
import { useSave } from '../../saving/SavingProvider';
import type { SavingRules } from '../../saving/saving-rules';
import { useShortcut } from '../../ui/shortcuts/use-shortcut';
import { sections, type Setting } from './sections';
import {
  type SettingRow,
  type SettingsForm,
  settingsOfRows,
  type StoredSettings,
  validateSettings,
  valuesOfForm,
} from './settings-form';
import { SwitchField } from './SwitchField';
import { allSettings } from '../../data/use-site-settings';

const labels = Object.fromEntries(sections.flatMap(({ settings }) => settings.map(({ key, label }) => [key, label])));

export function SettingsEditor({ stored }: { readonly stored: StoredSettings }) {
  useFocusOnHash();
  const provider = useDataProvider<BackOfficeData>();
  // One transaction for all settings, over the version that was read.
  const rules: SavingRules<SettingsForm, StoredSettings> = {
    resource: 'site_settings',
    fields: storedSettingKeys,
    send: async (form, _intent, base = stored) => {
      const settings = valuesOfForm(form);
      const updated_at = await provider.callFunction('save_settings', {
        settings,
        expected_updated_at: base.updated_at,
      });
      return { ...base, ...settings, updated_at };
    },
    read: async () => settingsOfRows((await provider.getList<SettingRow>(...allSettings)).data),
    valuesToSave: valuesOfForm,
    validate: validateSettings,
  };
  return (
    <SavingForm rules={rules} stored={stored} root="/site_settings">
      <SettingsHeader />
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
    </SavingForm>
  );
}

/** The header of the screen with « Sauvegarder »; it stays in sight while the form scrolls. */
function SettingsHeader() {
  const notify = useNotify();
  const save = useSave({
    onSaved: () => notify('Paramètres sauvegardés avec succès\u00A0!', { type: 'success' }),
  });
  const saveAndStay = () => void save('stay');
  useShortcut('save', saveAndStay);
  return (
    <Box sx={sticky}>
      <ScreenHeader title="Paramètres du Site" back="/" subtitle={<SaveStatus />}>
        <SaveButton onSave={saveAndStay} />
      </ScreenHeader>
    </Box>
  );
}

const sticky = {
  position: { md: 'sticky' },
  top: 0,
  zIndex: 2,
  mb: 2,
  pt: { md: 1.5 },
  mt: { md: -1.5 },
  bgcolor: 'background.default',
  '& > header': { mb: 0, pb: 1.5 },
} as const;

/** Focuses the setting that the address names after « # ». */
function useFocusOnHash(): void {
  const location = useLocation();
  useEffect(() => {
    const { hash } = location;
    if (hash) document.getElementsByName(hash.slice(1))[0]?.focus();
  }, [location]);
}

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
