import SaveIcon from '@mui/icons-material/SaveOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Button } from '@mui/material';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { ActionsMenu, type MenuAction } from '../ui/components/ActionsMenu';
import { useFormSaving, useIsManualSave, useSavingView } from '../saving/SavingProvider';

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

/** The actions of an editor: « Aperçu », a menu of less frequent ones, « Sauvegarder et rester », and the main buttons. */
export function EditorActions({ address, previewing, onPreview, onSave, more, children }: EditorActionsProps) {
  const notify = useNotify();
  const isStored = useRecordContext() !== undefined;
  const saving = useIsManualSave();
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
          sx={{ display: 'none', '@container (min-width: 28rem)': { display: 'inline-flex' } }}
          onClick={(event) => {
            if (isStored) return;
            event.preventDefault();
            onPreview(true);
            notify('L’article n’est pas encore sauvegardé\u00A0: voici son aperçu en direct.');
          }}
        >
          Aperçu
        </Button>
      )}
      <ActionsMenu
        label="Plus d’actions"
        actions={[
          // Below `lg`, where the header may have no room for the link, the menu contains it.
          ...(address && isStored ? [{ label: 'Aperçu', href: address, sx: { display: { lg: 'none' } } }] : []),
          {
            label: previewing ? 'Fermer l’aperçu en direct' : 'Aperçu en direct',
            role: 'menuitemcheckbox',
            'aria-checked': previewing,
            onChoose: () => onPreview(!previewing),
          },
          ...(isStored ? [{ label: 'Historique', onChoose: () => setHistoryOpen(true) }] : []),
          ...(more ?? []),
        ]}
      />
      <Button
        variant="outlined"
        aria-label="Sauvegarder et rester"
        title="Sauvegarder et rester (Ctrl+S)"
        disabled={saving}
        onClick={onSave}
        sx={stay}
      >
        <SaveIcon />
        <span>Sauvegarder et rester</span>
      </Button>
      {children}
      <Suspense>{historyOpen && <SavedFormHistory onClose={() => setHistoryOpen(false)} />}</Suspense>
    </>
  );
}

function SavedFormHistory({ onClose }: { readonly onClose: () => void }) {
  const { reload } = useFormSaving();
  return <HistoryDialog isUnsaved={useSavingView().state !== 'clean'} reload={reload} onClose={onClose} />;
}

/** The button shows its words only where the `EditorHeader` has room for them. */
const stay = {
  minWidth: 44,
  px: 1,
  '& span': { display: 'none' },
  '@container (min-width: 56rem)': { px: 2, '& svg': { display: 'none' }, '& span': { display: 'inline' } },
} as const;

interface SaveButtonProps {
  readonly label?: string;
  readonly variant?: 'contained' | 'outlined';
  readonly onSave: () => unknown;
}

/** The button « Sauvegarder », disabled during a requested save. */
export function SaveButton({ label = 'Sauvegarder', variant = 'contained', onSave }: SaveButtonProps) {
  const saving = useIsManualSave();
  return (
    <Button variant={variant} disabled={saving} onClick={onSave}>
      {saving ? 'Sauvegarde...' : label}
    </Button>
  );
}
