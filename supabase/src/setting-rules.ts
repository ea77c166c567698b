import { postsPerPageRange, settingKeys } from './site-settings';

/** Every setting: those that the site shows, and those that only the back-office knows. */
export const storedSettingKeys = [...settingKeys, 'weekly_digest_enabled'] as const;
export type StoredSettingKey = (typeof storedSettingKeys)[number];

const LONGEST_VALUE = 2000;

/** The shapes that the database checks; a key without a shape accepts any text. */
const shapes: Readonly<Partial<Record<StoredSettingKey, RegExp>>> = {
  contact_email: /^([^@\s]+@[^@\s]+\.[^@\s]+)?$/,
  linkedin_url: /^(https?:\/\/\S+)?$/,
  twitter_url: /^(https?:\/\/\S+)?$/,
  facebook_url: /^(https?:\/\/\S+)?$/,
  calendly_url: /^(https?:\/\/\S+)?$/,
  site_logo_url: /^((https?:\/\/|\/[^/])\S*)?$/,
  google_analytics_id: /^([A-Z]{1,4}-[A-Z0-9-]{4,20})?$/,
  newsletter_enabled: /^(true|false)$/,
  comments_enabled: /^(true|false)$/,
  maintenance_mode: /^(true|false)$/,
  weekly_digest_enabled: /^(true|false)$/,
};

/**
 * Whether the database accepts a value, so that a screen can explain an error before a save. The database enforces the
 * rule; a test compares both.
 */
export function acceptsSetting(key: StoredSettingKey, value: string): boolean {
  if (!fitsSetting(value)) return false;
  if (key !== 'blog_posts_per_page') return shapes[key]?.test(value) ?? true;
  const { minimum, maximum } = postsPerPageRange;
  return /^[1-9]\d?$/.test(value) && Number(value) >= minimum && Number(value) <= maximum;
}

/** Whether a value is short enough for the column. Characters count as PostgreSQL counts them, an emoji as one. */
export const fitsSetting = (value: string): boolean => Array.from(value).length <= LONGEST_VALUE;
