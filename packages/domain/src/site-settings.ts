import { siteSettingFallbacks } from './site-declarations';

/** The settings that visitors read, as text; unset ones are empty. */
export type SiteSettings = Readonly<typeof siteSettingFallbacks>;

const isSiteSetting = (key: string): key is keyof SiteSettings => Object.hasOwn(siteSettingFallbacks, key);

/** Completes the stored settings, and leaves out unknown keys. @param productName part of the fallback title */
export function settingsFromRows(
  rows: readonly { key: string; value: string | null }[],
  productName: string,
): SiteSettings {
  const settings = { ...siteSettingFallbacks };
  settings.site_title = settings.site_title.replace('{product}', productName);
  for (const { key, value } of rows) if (value && isSiteSetting(key)) settings[key] = value;
  return settings;
}

/** The site's name: its title before the first dash, bar or colon. */
export const siteName = ({ site_title: title }: Pick<SiteSettings, 'site_title'>): string =>
  title.split(/\s[-–—|:]\s/)[0] || title;
