import { settings, settingSections } from '@agency-site/domain/settings';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { useGetList } from 'react-admin';
import type { Command } from '../../provider/commands';
import type { BackOfficeResource } from '../../provider/resource';
import { allSettings, type SettingRow, useSiteSettings } from '../../provider/use-site-settings';
import { LoadError } from '../../ui/components/LoadError';
import { Loading } from '../../ui/components/Loading';
import { Notice, NoticeButton } from '../../ui/components/Notice';
import { ScreenHeader } from '../../ui/layout/ScreenHeader';
import { settingsOfRows } from './settings-form';
import { SettingsEditor } from './SettingsEditor';

/** /admin/settings: contact data, links and options of the site. */
function SettingsScreen() {
  // The settings are not refetched while the form is open: a refetch would replace typed values.
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

/** Reminds people on the dashboard that the site is in maintenance mode. */
export function MaintenanceNotice() {
  const { maintenance_mode: maintenance } = useSiteSettings();
  if (maintenance !== 'true') return null;
  return (
    <Notice actions={<NoticeButton to="/site_settings#maintenance_mode">Mode maintenance</NoticeButton>}>
      <strong>Le site est en maintenance.</strong> Les visiteurs trouvent une page d’attente à chaque adresse.
    </Notice>
  );
}

/** Commands of the palette that open each setting by its name. */
export const settingCommands: readonly Command[] = Object.entries(settings).map(([key, { label, section }]) => ({
  group: 'Paramètres',
  label,
  hint: settingSections[section],
  keywords: `${settingSections[section]} réglage paramètre`,
  to: `/site_settings#${key}`,
}));

export const siteSettings: BackOfficeResource = {
  name: 'site_settings',
  icon: SettingsIcon,
  list: SettingsScreen,
  options: {
    path: 'settings',
    permission: ['update', 'site_settings'],
    menuGroup: 'site',
    columns: { key: {}, value: {}, updated_at: {} },
    savedBy: (values) => ['save_settings', { settings: values }],
    messages: { name: 'Paramètre |||| Paramètres' },
  },
};
