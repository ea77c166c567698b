import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, Button } from '@mui/material';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { ActionsMenu, type MenuAction } from '../ui/components/ActionsMenu';
import { useIsManualSave } from '../saving/SavingProvider';

const HistoryDialog = lazy(async () => ({ default: (await import('./history/HistoryDialog')).HistoryDialog }));

interface EditorActionsProps {
  /** The public address; undefined without a slug. */
  readonly address: string | undefined;
  readonly previewing: boolean;
  readonly onPreview: (open: boolean) => void;
  readonly onSave: () => unknown;
  readonly more?: readonly MenuAction[];
  readonly children: ReactNode;
}

/** The actions of an editor: « Aperçu », a menu of less frequent ones, and the main buttons. */
export function EditorActions({ address, previewing, onPreview, onSave, more, children }: EditorActionsProps) {
  const notify = useNotify();
  const isStored = useRecordContext() !== undefined;
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
            if (isStored) return;
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
          ...(isStored ? [{ label: 'Historique', onChoose: () => setHistoryOpen(true) }] : []),
          ...(more ?? []),
        ]}
      />
      {children}
      <Suspense>{historyOpen && <HistoryDialog onClose={() => setHistoryOpen(false)} />}</Suspense>
    </>
  );
}

const iconOnPhones = { minWidth: 44, '& .MuiButton-startIcon': { m: { xs: 0, sm: '0 8px 0 -4px' } } } as const;

interface SaveButtonProps {
  readonly label?: string;
  readonly variant?: 'contained' | 'outlined';
  readonly onSave: () => unknown;
}

/** « Sauvegarder », disabled during a requested save. */
export function SaveButton({ label = 'Sauvegarder', variant = 'contained', onSave }: SaveButtonProps) {
  const saving = useIsManualSave();
  return (
    <Button variant={variant} disabled={saving} title="Ctrl+S sauvegarde et reste sur cet écran" onClick={onSave}>
      {saving ? 'Sauvegarde...' : label}
    </Button>
  );
}
