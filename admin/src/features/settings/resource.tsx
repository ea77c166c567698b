import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { useGetList } from 'react-admin';
import type { BackOfficeResource } from '../../data/resource';
import { allSettings, type SettingRow } from '../../data/use-site-settings';
import { LoadError } from '../../ui/components/LoadError';
import { Loading } from '../../ui/components/Loading';
import { ScreenHeader } from '../../ui/layout/ScreenHeader';
import { settingsOfRows } from './settings-form';
import { SettingsEditor } from './SettingsEditor';

/** /admin/settings: contact data, links and options of the site. */
function SettingsScreen() {
  // Not refetched while the form is open: a refetch would replace what is being typed.
  const { data, isPending, refetch } = useGetList<SettingRow>(...allSettings, {
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (data) return <SettingsEditor stored={settingsOfRows(data)} />;
  return (
    <>
      <ScreenHeader title="Paramètres du Site" back="/" subtitle={'\u00A0'} />
      {isPending ? <Loading /> : <LoadError title="Les paramètres n’ont pas pu être lus" onRetry={refetch} />}
    </>
  );
}

export const siteSettings: BackOfficeResource = {
  name: 'site_settings',
  icon: SettingsIcon,
  list: SettingsScreen,
  options: {
    path: 'settings',
    columns: { key: {}, value: {}, updated_at: {} },
    savedBy: (settings) => ['save_settings', { settings }],
    french: { name: 'Paramètre |||| Paramètres' },
  },
};
