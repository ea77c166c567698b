import { Button } from '@mui/material';
import { useNotify } from 'react-admin';
import { useShortcut } from '../shortcuts/use-shortcut';
import { StickyHeader } from '../layout/StickyHeader';
import { SaveStatus } from '../saving/SavingNotices';
import { useAskToSave, useIsSavingAsked } from '../saving/SavingProvider';
import { SettingsHeader } from './SettingsHeader';

/** The head of the screen, with its button. */
export function SaveSettings() {
  const ask = useAskToSave();
  const saving = useIsSavingAsked();
  const notify = useNotify();
  const save = async () => {
    if ((await ask('save')) === 'not saved') return;
    notify('Paramètres sauvegardés avec succès\u00A0!', { type: 'success' });
  };
  useShortcut('save', () => void save());
  return (
    <StickyHeader>
      <SettingsHeader state={<SaveStatus />}>
        <Button variant="contained" disabled={saving} title="Ctrl+S" onClick={() => void save()}>
          {saving ? 'Sauvegarde...' : 'Sauvegarder'}
        </Button>
      </SettingsHeader>
    </StickyHeader>
  );
}
