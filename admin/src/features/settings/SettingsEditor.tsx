import { settingKeys, settings, settingSections } from '@agency-site/domain/settings';
import { valuesOf } from '@agency-site/domain/tables/column';
import { Box, Stack } from '@mui/material';
import { useEffect } from 'react';
import { useNotify, useLocation } from 'react-admin';
import { version } from '../../../../package.json';
import { Panel } from '../../ui/components/Panel';
import { SaveButton } from '../../editor/EditorActions';
import { ScreenHeader } from '../../ui/layout/ScreenHeader';
import { SavingForm } from '../../saving/SavingForm';
import { SavingNotices, SaveStatus } from '../../saving/SavingNotices';
import { useFormSaving } from '../../saving/SavingProvider';
import type { SavingRules } from '../../saving/saving-rules';
import { useShortcut } from '../../ui/shortcuts/use-shortcut';
import { SettingField } from './SettingField';
import {
  type SettingsForm,
  settingsOfRows,
  type StoredSettings,
  validateSettings,
  valuesOfForm,
} from './settings-form';
import { allSettings, type SettingRow } from '../../provider/use-site-settings';

const labels = valuesOf(settingKeys, (key) => settings[key].label);

/** The rules for saving all settings at once, unless they have changed since they were read. */
const rules: SavingRules<SettingsForm, StoredSettings> = {
  resource: 'site_settings',
  fields: settingKeys,
  valuesToSave: valuesOfForm,
  read: async (provider) => settingsOfRows((await provider.getList<SettingRow>(...allSettings)).data),
  validate: validateSettings,
};

export function SettingsEditor({ stored }: { readonly stored: StoredSettings }) {
  useFocusOnHash();
  return (
    <SavingForm rules={rules} stored={stored} root="/site_settings">
      <SettingsHeader />
      <SavingNotices subject="Les paramètres ont" changed="modifiés" labels={labels} />
      <Box sx={twoColumns}>
        <Stack spacing={3}>
          {otherSections.map((section) => (
            <Section key={section} section={section} />
          ))}
          <SystemInformation />
        </Stack>
        <Section section="texts" />
      </Box>
    </SavingForm>
  );
}

/** A grid, because texts are as long as all other sections together, and CSS columns would lay out all when one grows. */
const twoColumns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

type SettingSection = keyof typeof settingSections;

const otherSections = (Object.keys(settingSections) as SettingSection[]).filter((section) => section !== 'texts');

function Section({ section }: { readonly section: SettingSection }) {
  return (
    <Panel title={settingSections[section]}>
      <Stack spacing={2.5}>
        {settingKeys
          .filter((key) => settings[key].section === section)
          .map((key) => (
            <SettingField key={key} source={key} />
          ))}
      </Stack>
    </Panel>
  );
}

/** The sticky header of the screen, with « Sauvegarder ». */
function SettingsHeader() {
  const notify = useNotify();
  const { submit } = useFormSaving();
  const save = () =>
    void submit('save', { saved: () => notify('Paramètres sauvegardés avec succès\u00A0!', { type: 'success' }) });
  useShortcut('save', save);
  return (
    <Box sx={sticky}>
      <ScreenHeader title="Paramètres du Site" back="/" subtitle={<SaveStatus />}>
        <SaveButton onSave={save} />
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

/** Focuses the setting that the address names after `#`. */
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
