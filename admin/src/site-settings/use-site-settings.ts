import { identity } from '@agency/brand/identity';
import { settingsFromRows, type SiteSettings } from '@agency/supabase/site-settings';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

interface SettingRow {
  readonly id: string;
  readonly key: string;
  readonly value: string | null;
}

/** The site's settings; fallbacks while they are loading. */
export function useSiteSettings(): SiteSettings {
  const provider = useDataProvider();
  const { data = [] } = useQuery({
    queryKey: ['site_settings', 'for previews'],
    queryFn: async () => {
      const { data: rows } = await provider.getList<SettingRow>('site_settings', {
        pagination: { page: 1, perPage: 100 },
        sort: { field: 'id', order: 'ASC' },
        filter: {},
        meta: { columns: ['key', 'value'] },
      });
      return rows;
    },
  });
  return settingsFromRows(data, identity.name);
}

export const allSettings = [
  'site_settings',
  { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' }, filter: {} },
] as const satisfies readonly unknown[];
