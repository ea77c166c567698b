import { acceptsSetting, fitsSetting } from '@agency/supabase/setting-rules';
import { type SettingKey, settingKeys } from '@agency/supabase/site-settings';

/** The form's fields, one per key; an emptied text input holds null. */
export type SettingsForm = Readonly<Record<SettingKey, string | null>>;

export interface SettingRow {
  readonly key: string;
  readonly value: string;
  readonly updated_at?: string;
}

/** All settings as they were read together, with the newest change among them. */
export interface StoredSettings extends SettingsForm {
  readonly id: string;
  readonly updated_at: string;
}

/** What a key that has no row yet starts with. */
const fallbacks: Readonly<Partial<Record<SettingKey, string>>> = {
  blog_posts_per_page: '6',
  newsletter_enabled: 'false',
  comments_enabled: 'false',
  maintenance_mode: 'false',
};

/** The form for what is stored: every key, an empty text where nothing is set. */
function formOfRows(rows: readonly SettingRow[]): SettingsForm {
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  const entries = settingKeys.map((key) => [key, stored.get(key) ?? fallbacks[key] ?? '']);
  return Object.fromEntries(entries) as SettingsForm;
}

/** What a form starts from, and the version it is; older than anything when nothing is set. */
export function settingsOfRows(rows: readonly SettingRow[]): StoredSettings {
  const newest = rows
    .map(({ updated_at = '' }) => updated_at)
    .toSorted()
    .at(-1);
  return { id: 'all', updated_at: newest || '-infinity', ...formOfRows(rows) };
}

/** All fifteen values to write, without the spaces that come along when an address is pasted. */
export const valuesOfForm = (form: SettingsForm): Record<string, string> =>
  Object.fromEntries(settingKeys.map((key) => [key, valueOf(key, form[key])]));

function valueOf(key: SettingKey, typed: string | null): string {
  const value = (typed ?? '').trim();
  // « 06 » is a number too.
  return key === 'blog_posts_per_page' ? value.replace(/^0+(?=\d)/, '') : value;
}

const webAddress = 'Une adresse commence par https:// et ne contient pas d’espace';
const advice: Readonly<Partial<Record<SettingKey, string>>> = {
  contact_email: 'Une adresse e-mail ressemble à bonjour@exemple.fr',
  linkedin_url: webAddress,
  twitter_url: webAddress,
  facebook_url: webAddress,
  calendly_url: webAddress,
  site_logo_url: 'Une adresse commence par https:// ou par / et ne contient pas d’espace',
  google_analytics_id: 'Un identifiant ressemble à G-ABCD123456',
  blog_posts_per_page: 'Un nombre entier de 1 à 20',
};

/** What keeps the settings from being saved, field by field; an empty object when nothing does. */
export function validateSettings(form: SettingsForm): Partial<Record<SettingKey, string>> {
  const wrong = Object.entries(valuesOfForm(form)).filter(([key, value]) => !acceptsSetting(key as SettingKey, value));
  return Object.fromEntries(
    wrong.map(([key, value]) => [
      key,
      (fitsSetting(value) && advice[key as SettingKey]) || '2\u00A0000 caractères au plus',
    ]),
  );
}
