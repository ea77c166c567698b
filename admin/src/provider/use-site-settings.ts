import { identity } from '@agency-site/brand/identity';
import { settingsFromRows, type SiteSettings } from '@agency-site/domain/site-settings';
import { useGetList } from 'react-admin';

export interface SettingRow {
  readonly id: string;
  readonly key: string;
  readonly value: string;
  readonly updated_at?: string;
}

export const allSettings = [
  'site_settings',
  { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' }, filter: {} },
] as const satisfies readonly unknown[];

const [resource, everyRow] = allSettings;

/** The site's settings; fallbacks while they are loading. */
export function useSiteSettings(): SiteSettings {
  // Naming the columns makes this a separate query, so that the form of the settings never starts from this cached answer.
  const { data = [] } = useGetList<SettingRow>(resource, { ...everyRow, meta: { columns: ['key', 'value'] } });
  return settingsFromRows(data, identity.name);
}
