import { useGetList } from 'react-admin';
import { LoadError } from '../components/LoadError';
import { Loading } from '../components/Loading';
import { allSettings } from './use-site-settings';
import { type SettingRow, settingsOfRows } from './settings-form';
import { SettingsEditor } from './SettingsEditor';
import { SettingsHeader } from './SettingsHeader';

/** /admin/settings: everything the site shows and that is not a text. */
export function SettingsScreen() {
  // Read once, from the database: an answer that came back while someone types would take their words away.
  const { data, isPending, refetch } = useGetList<SettingRow & { readonly id: string }>(...allSettings, {
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (data) return <SettingsEditor stored={settingsOfRows(data)} />;
  return (
    <>
      <SettingsHeader />
      {isPending ? <Loading /> : <LoadError title="Les paramètres n’ont pas pu être lus" onRetry={refetch} />}
    </>
  );
}
