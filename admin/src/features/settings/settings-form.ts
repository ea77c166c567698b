import {
  acceptsSetting,
  initialSetting,
  settingAdvice,
  settingKeys,
  type SettingKey,
  settings,
} from '@agency-site/domain/settings';
import { emailAddress, localPartProblem } from '@agency-site/domain/email-address';
import { readableEmail } from '@agency-site/domain/readable-email';
import { valuesOf } from '@agency-site/domain/tables/column';
import type { SettingRow } from '../../provider/use-site-settings';

/** The fields of the form, one per key; an emptied text input holds null. */
export type SettingsForm = Readonly<Record<SettingKey, string | null>>;

/** All settings as one row; `updated_at` is the time of the latest change. */
export interface StoredSettings extends SettingsForm {
  readonly id: string;
  readonly updated_at: string;
}

/** Converts the stored rows to one row. Without any stored setting, its version is older than any date. */
export function settingsOfRows(rows: readonly SettingRow[]): StoredSettings {
  const newest = rows
    .map(({ updated_at = '' }) => updated_at)
    .toSorted()
    .at(-1);
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  const form = valuesOf(settingKeys, (key) => readableEmail(stored.get(key) ?? initialSetting(key)));
  return { id: 'all', updated_at: newest || '-infinity', ...form };
}

/** The values to write, trimmed. */
export const valuesOfForm = (form: SettingsForm): Record<SettingKey, string> =>
  valuesOf(settingKeys, (key) => {
    const value = (form[key] ?? '').trim();
    if (settings[key].type === 'email') return emailAddress(value) ?? value;
    // Removes leading zeros.
    return settings[key].type === 'number' ? value.replace(/^0+(?=\d)/, '') : value;
  });

export function validateSettings(form: SettingsForm): Partial<Record<SettingKey, string>> {
  const values = valuesOfForm(form);
  const invalid = settingKeys.filter((key) => !acceptsSetting(key, values[key]));
  return valuesOf(
    invalid,
    (key) => (settings[key].type === 'email' && localPartProblem(values[key])) || settingAdvice(key, values[key]),
  );
}
