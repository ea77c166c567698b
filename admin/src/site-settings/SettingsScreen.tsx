import { useGetList } from 'react-admin';
import { LoadError } from '../components/LoadError';
import { Waiting } from '../components/Waiting';
import { allSettings } from './all-settings';
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
      {isPending ? <Waiting /> : <LoadError title="Les paramètres n’ont pas pu être lus" onRetry={refetch} />}
    </>
  );
}
