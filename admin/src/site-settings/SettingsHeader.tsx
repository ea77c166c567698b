import { Box } from '@mui/material';
import { useNotify } from 'react-admin';
import { SaveButton } from '../editor/EditorActions';
import { ScreenHeader } from '../layout/ScreenHeader';
import { SaveStatus } from '../saving/SavingNotices';
import { useSave } from '../saving/SavingProvider';
import { useShortcut } from '../shortcuts/use-shortcut';

/** The header of the screen with « Sauvegarder »; it stays in sight while the form scrolls. */
export function SettingsHeader() {
  const notify = useNotify();
  const save = useSave({
    onSaved: () => notify('Paramètres sauvegardés avec succès\u00A0!', { type: 'success' }),
  });
  const saveAndStay = () => void save('stay');
  useShortcut('save', saveAndStay);
  return (
    <Box sx={sticky}>
      <ScreenHeader title="Paramètres du Site" back="/" subtitle={<SaveStatus />}>
        <SaveButton onSave={saveAndStay} />
      </ScreenHeader>
    </Box>
  );
}

const sticky = {
  position: { md: 'sticky' },
  top: 0,
  zIndex: 2,
  mb: 2,
  pt: { md: 1.5 },
  mt: { md: -1.5 },
  bgcolor: 'background.default',
  '& > header': { mb: 0, pb: 1.5 },
} as const;
