import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Button, IconButton, Tooltip } from '@mui/material';
import { useNotify } from 'react-admin';
import { HistoryButton } from '../../revisions/HistoryButton';
import { useShortcut } from '../../shortcuts/use-shortcut';
import { SaveStatus } from '../../saving/SavingNotices';
import { useAskToSave, useFormSaving, useIsSavingAsked } from '../../saving/SavingProvider';
import type { Page } from '../page';
import { PageHead } from '../detail/PageHead';

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
  const ask = useAskToSave(onInvalid);
  const saving = useIsSavingAsked();
  const { discard } = useFormSaving();
  const notify = useNotify();
  const save = async (then: 'leave' | 'stay') => {
    const answer = await ask('save');
    if (answer === 'not saved') return;
    notify('resources.pages.notifications.updated', { type: 'success' });
    // Nobody is taken away from words that are not saved yet.
    if (then === 'leave' && answer === 'saved') onDone();
  };
  const cancel = () => {
    discard();
    onDone();
  };
  useShortcut('save', () => void save('stay'));
  return (
    <PageHead page={page} state={<SaveStatus />}>
      <HistoryButton subject={{ table: 'pages', id: page.id }} />
      <Tooltip title="Aperçu en direct">
        <IconButton aria-pressed={previewing} onClick={() => onPreview(!previewing)}>
          <VisibilityIcon />
        </IconButton>
      </Tooltip>
      <Button variant="outlined" disabled={saving} onClick={cancel}>
        Annuler
      </Button>
      <Button
        variant="contained"
        disabled={saving}
        title="Ctrl+S sauvegarde et laisse la page ouverte à la modification"
        onClick={() => void save('leave')}
      >
        {saving ? 'Sauvegarde...' : 'Sauvegarder'}
      </Button>
    </PageHead>
  );
}
