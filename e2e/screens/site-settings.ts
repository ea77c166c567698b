import type { ContentApi } from './content-api';

/** Settings by key; every value is text. */
export type Settings = Readonly<Record<string, string>>;

/**
 * Changes settings as the back-office does.
 * @returns what they were, to be given back to this function at the end
 */
export async function changeSettings(api: ContentApi, changes: Settings): Promise<Settings> {
  const before = await api.select('site_settings', `select=key,value&key=in.(${Object.keys(changes).join(',')})`);
  await api.saveSettings(changes);
  return Object.fromEntries(before.map(({ key, value }) => [key, value])) as Settings;
}
