import { Button } from '@mui/material';
import { useSaveShortcut } from '../editor/use-save-shortcut';
import { StickyHeader } from '../layout/StickyHeader';
import { SettingsHeader } from './SettingsHeader';
import { useSaveSettings } from './use-save-settings';

/** The head of the screen, with its button. */
export function SaveSettings() {
  const { save, saving } = useSaveSettings();
  useSaveShortcut(save);
  return (
    <StickyHeader>
      <SettingsHeader>
        <Button variant="contained" disabled={saving} title="Ctrl+S" onClick={save}>
          {saving ? 'Sauvegarde...' : 'Sauvegarder'}
        </Button>
      </SettingsHeader>
    </StickyHeader>
  );
}
