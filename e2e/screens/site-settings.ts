import type { ContentApi } from './content-api';

/** Settings by key; every value is text. */
export type Settings = Readonly<Record<string, string>>;

/** Changes settings as the back-office does. @returns the former values, to be restored by this function */
export async function changeSettings(api: ContentApi, changes: Settings): Promise<Settings> {
  const before = await api.select('site_settings', `select=key,value&key=in.(${Object.keys(changes).join(',')})`);
  await api.saveSettings(changes);
  return Object.fromEntries(before.map(({ key, value }) => [key, value])) as Settings;
}
