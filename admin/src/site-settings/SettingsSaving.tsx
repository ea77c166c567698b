import { settingKeys } from '@agency/supabase/site-settings';
import type { ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeData } from '../providers/database-functions';
import { SavingProvider } from '../saving/SavingProvider';
import type { SavingRules } from '../saving/saving-rules';
import { type SettingRow, type SettingsForm, settingsOfRows, type StoredSettings, valuesOfForm } from './settings-form';
import { allSettings } from './use-site-settings';

interface SettingsSavingProps {
  readonly stored: StoredSettings;
  readonly children: ReactNode;
}

/** Saves all settings in one call, all or nothing, and only over those they were made from. */
export function SettingsSaving({ stored, children }: SettingsSavingProps) {
  const provider = useDataProvider<BackOfficeData>();
  const rules: SavingRules<SettingsForm, StoredSettings> = {
    resource: 'site_settings',
    fields: settingKeys,
    send: async (form, _intent, base = stored) => {
      const settings = valuesOfForm(form);
      const updated_at = await provider.callFunction('save_settings', { settings, known: base.updated_at });
      return { ...base, ...settings, updated_at };
    },
    read: async () => settingsOfRows((await provider.getList<SettingRow & { id: string }>(...allSettings)).data),
    valuesToSave: valuesOfForm,
  };
  return (
    <SavingProvider rules={rules} stored={stored}>
      {children}
    </SavingProvider>
  );
}
