import { acceptsSetting, fitsSetting, type StoredSettingKey, storedSettingKeys } from '@agency/supabase/setting-rules';
import { valuesOf } from '@agency/supabase/tables/column';

/** The fields of the form, one per key; an emptied text input holds null. */
export type SettingsForm = Readonly<Record<StoredSettingKey, string | null>>;

export interface SettingRow {
  readonly id: string;
  readonly key: string;
  readonly value: string;
  readonly updated_at?: string;
}

/** All settings; `updated_at` is that of the latest change. */
export interface StoredSettings extends SettingsForm {
  readonly id: string;
  readonly updated_at: string;
}

/** Initial values of keys without a row. */
const fallbacks: Readonly<Partial<Record<StoredSettingKey, string>>> = {
  blog_posts_per_page: '6',
  newsletter_enabled: 'false',
  comments_enabled: 'false',
  maintenance_mode: 'false',
  weekly_digest_enabled: 'true',
};

/** The stored settings; their version is older than any date when no setting is stored. */
export function settingsOfRows(rows: readonly SettingRow[]): StoredSettings {
  const newest = rows
    .map(({ updated_at = '' }) => updated_at)
    .toSorted()
    .at(-1);
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  const form = valuesOf(storedSettingKeys, (key) => stored.get(key) ?? fallbacks[key] ?? '');
  return { id: 'all', updated_at: newest || '-infinity', ...form };
}

/** The values to write, trimmed. */
export const valuesOfForm = (form: SettingsForm): Record<StoredSettingKey, string> =>
  valuesOf(storedSettingKeys, (key) => valueOf(key, form[key]));

function valueOf(key: StoredSettingKey, typed: string | null): string {
  const value = (typed ?? '').trim();
  // Without leading zeros.
  return key === 'blog_posts_per_page' ? value.replace(/^0+(?=\d)/, '') : value;
}

const webAddress = 'Une adresse commence par https:// et ne contient pas d’espace';
const advice: Readonly<Partial<Record<StoredSettingKey, string>>> = {
  contact_email: 'Une adresse e-mail ressemble à bonjour@exemple.fr',
  linkedin_url: webAddress,
  twitter_url: webAddress,
  facebook_url: webAddress,
  calendly_url: webAddress,
  site_logo_url: 'Une adresse commence par https:// ou par / et ne contient pas d’espace',
  google_analytics_id: 'Un identifiant ressemble à G-ABCD123456',
  blog_posts_per_page: 'Un nombre entier de 1 à 20',
};

export function validateSettings(form: SettingsForm): Partial<Record<StoredSettingKey, string>> {
  const values = valuesOfForm(form);
  const invalid = storedSettingKeys.filter((key) => !acceptsSetting(key, values[key]));
  return valuesOf(invalid, (key) => (fitsSetting(values[key]) && advice[key]) || '2\u00A0000 caractères au plus');
}
