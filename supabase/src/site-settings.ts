/** The settings that the site shows. */
export const settingKeys = [
  'site_title',
  'site_description',
  'contact_email',
  'contact_phone',
  'contact_address',
  'linkedin_url',
  'twitter_url',
  'facebook_url',
  'google_analytics_id',
  'calendly_url',
  'blog_posts_per_page',
  'site_logo_url',
  'newsletter_enabled',
  'comments_enabled',
  'maintenance_mode',
] as const;
export type SettingKey = (typeof settingKeys)[number];

/** Every setting as text; unset ones are empty. */
export type SiteSettings = Readonly<Record<SettingKey, string>>;

export const postsPerPageRange = { minimum: 1, maximum: 20, fallback: 6 } as const;

const isSettingKey = (key: string): key is SettingKey => (settingKeys as readonly string[]).includes(key);

/**
 * Turns the rows of site_settings into a complete map.
 * @param rows key and value as stored; unknown keys are left out
 * @param productName part of the fallback title
 */
export function settingsFromRows(
  rows: readonly { key: string; value: string | null }[],
  productName: string,
): SiteSettings {
  const settings = Object.fromEntries(settingKeys.map((key) => [key, ''])) as Record<SettingKey, string>;
  for (const { key, value } of rows) if (isSettingKey(key)) settings[key] = value ?? '';
  return {
    ...settings,
    site_title: settings.site_title || `${productName} - Agence NoCode & Automatisation pour TPE`,
    contact_address: settings.contact_address || 'Paris, France',
  };
}

/** The site's name: its title before the first dash, bar or colon. */
export const siteName = ({ site_title: title }: Pick<SiteSettings, 'site_title'>): string =>
  title.split(/\s[-–—|:]\s/)[0] || title;

/** Articles per page of the blog: the setting, clamped to 1–20. */
export function postsPerPage(settings: SiteSettings): number {
  const wanted = Number.parseInt(settings.blog_posts_per_page, 10);
  if (Number.isNaN(wanted)) return postsPerPageRange.fallback;
  return Math.min(postsPerPageRange.maximum, Math.max(postsPerPageRange.minimum, wanted));
}
