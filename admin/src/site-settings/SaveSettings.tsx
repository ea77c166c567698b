import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { SaveButton } from '../editor/EditorActions';
import { SaveStatus } from '../saving/SavingNotices';
import { useSave } from '../saving/SavingProvider';
import { useShortcut } from '../shortcuts/use-shortcut';
import { SettingsHeader } from './SettingsHeader';

/** The head of the screen, with its button. */
export function SaveSettings() {
  const notify = useNotify();
  const save = useSave({
    onSaved: () => notify('Paramètres sauvegardés avec succès\u00A0!', { type: 'success' }),
  });
  const saveAndStay = () => void save('stay');
  useShortcut('save', saveAndStay);
  return (
    <StickyHeader>
      <SettingsHeader state={<SaveStatus />}>
        <SaveButton onSave={saveAndStay} />
      </SettingsHeader>
    </StickyHeader>
  );
}

/** Keeps a screen's header, and so its buttons, at hand while a long form scrolls. */
function StickyHeader({ children }: { readonly children: ReactNode }) {
  return <Box sx={sticky}>{children}</Box>;
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
