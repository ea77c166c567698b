import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { ActionsMenu, type MenuAction } from '../components/ActionsMenu';
import { HistoryDialog } from '../revisions/History';
import type { Subject } from '../revisions/versions';
import { useIsManualSave } from '../saving/SavingProvider';

interface EditorActionsProps {
  /** The text as it is stored; nothing while it is new. */
  readonly subject: Subject | undefined;
  /** Where visitors read it, or will; nothing as long as it has no address. */
  readonly address: string | undefined;
  /** Whether the live preview is open. */
  readonly previewing: boolean;
  readonly onPreview: (open: boolean) => void;
  readonly onSave: () => void;
  /** What this kind of text has beyond the others. */
  readonly more?: readonly MenuAction[];
  /** The buttons that matter. */
  readonly children: ReactNode;
}

/** What can be done with a text being written: « Aperçu », a menu for what is done less often, and its own buttons. */
export function EditorActions({ subject, address, previewing, onPreview, onSave, more, children }: EditorActionsProps) {
  const notify = useNotify();
  const [historyOpen, setHistoryOpen] = useState(false);
  return (
    <>
      {address && (
        <Button
          href={address}
          target="_blank"
          rel="noopener"
          aria-label="Aperçu"
          startIcon={<VisibilityIcon />}
          sx={iconOnPhones}
          onClick={(event) => {
            if (subject) return;
            event.preventDefault();
            onPreview(true);
            notify('L’article n’est pas encore sauvegardé\u00A0: voici son aperçu en direct.');
          }}
        >
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            Aperçu
          </Box>
        </Button>
      )}
      <ActionsMenu
        label="Plus d’actions"
        actions={[
          {
            label: previewing ? 'Fermer l’aperçu en direct' : 'Aperçu en direct',
            role: 'menuitemcheckbox',
            'aria-checked': previewing,
            onChoose: () => onPreview(!previewing),
          },
          { label: 'Sauvegarder et rester', keys: 'Ctrl+S', onChoose: onSave },
          ...(subject ? [{ label: 'Historique', onChoose: () => setHistoryOpen(true) }] : []),
          ...(more ?? []),
        ]}
      />
      {children}
      {subject && historyOpen && <HistoryDialog subject={subject} onClose={() => setHistoryOpen(false)} />}
    </>
  );
}

const iconOnPhones = { minWidth: 44, '& .MuiButton-startIcon': { m: { xs: 0, sm: '0 8px 0 -4px' } } } as const;

interface SaveButtonProps {
  readonly label?: string;
  readonly variant?: 'contained' | 'outlined';
  readonly onSave: () => void;
}

/** « Sauvegarder »; busy while it does. */
export function SaveButton({ label = 'Sauvegarder', variant = 'contained', onSave }: SaveButtonProps) {
  const saving = useIsManualSave();
  return (
    <Button variant={variant} disabled={saving} title="Ctrl+S sauvegarde et reste sur cet écran" onClick={onSave}>
      {saving ? 'Sauvegarde...' : label}
    </Button>
  );
}
