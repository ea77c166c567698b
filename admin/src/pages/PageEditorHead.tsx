import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Button } from '@mui/material';
import { useSaveShortcut } from '../editor/use-save-shortcut';
import type { Page } from './page';
import { PageHead } from './PageHead';
import { PageHistory } from './PageHistory';
import { useSavePage } from './use-save-page';

interface PageEditorHeadProps {
  readonly page: Page;
  readonly previewing: boolean;
  readonly onPreview: (open: boolean) => void;
  readonly onDone: () => void;
  /** Called when a field keeps the page from being saved. */
  readonly onInvalid: () => void;
}

/** « Annuler », « Sauvegarder », and the live preview. Ctrl+S saves too, and goes on writing. */
export function PageEditorHead({ page, previewing, onPreview, onDone, onInvalid }: PageEditorHeadProps) {
  const { save, saving } = useSavePage(page, onInvalid);
  const saveAndStop = async () => {
    if (await save()) onDone();
  };
  useSaveShortcut(() => void save());
  return (
    <PageHead page={page}>
      <PageHistory page={page} />
      <Button
        variant="outlined"
        startIcon={<VisibilityIcon />}
        aria-pressed={previewing}
        onClick={() => onPreview(!previewing)}
      >
        Aperçu en direct
      </Button>
      <Button variant="outlined" disabled={saving} onClick={onDone}>
        Annuler
      </Button>
      <Button
        variant="contained"
        disabled={saving}
        title="Ctrl+S sauvegarde et laisse la page ouverte à la modification"
        onClick={() => void saveAndStop()}
      >
        {saving ? 'Sauvegarde...' : 'Sauvegarder'}
      </Button>
    </PageHead>
  );
}
