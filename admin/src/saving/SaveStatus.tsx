import { Box } from '@mui/material';
import { formatTime } from '../formats/dates';
import type { SavingView } from './saving-rules';
import { useSavingView } from './saving-context';

/**
 * « Sauvegardé à 14:32 », beside the buttons. What is read aloud is only that, and only when the time changes: a draft
 * that saves itself every few seconds must not talk all the time.
 */
export function SaveStatus() {
  const view = useSavingView();
  const saved = view.savedAt ? `Sauvegardé à ${formatTime(view.savedAt)}` : '';
  const shown = stateOf(view) ?? saved;
  return (
    <Box component="span" sx={{ alignSelf: 'center', fontSize: '0.875rem' }}>
      <Box component="span" aria-hidden={shown === saved} sx={{ color: 'text.secondary' }}>
        {shown || '\u00A0'}
      </Box>
      <Box component="span" role="status" sx={unseen}>
        {saved}
      </Box>
    </Box>
  );
}

/** Undefined when everything is saved. */
function stateOf({ state, hasCopy }: SavingView): string | undefined {
  if (state === 'clean') return undefined;
  if (state === 'saving' || state === 'saving, one waits') return 'Sauvegarde…';
  return hasCopy ? 'Non sauvegardé' : 'Non sauvegardé, sans copie dans ce navigateur';
}

/** For the ears only. */
const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
