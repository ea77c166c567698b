import { Button } from '@mui/material';
import { useNotify } from 'react-admin';
import { EditorActions, SaveButton } from '../../editor/EditorActions';
import { SaveStatus } from '../../saving/SavingNotices';
import { useFormSaving, useIsManualSave, useSave } from '../../saving/SavingProvider';
import { useShortcut } from '../../shortcuts/use-shortcut';
import { PageHead } from '../detail/PageHead';
import type { Page } from '../page';

interface PageEditorHeadProps {
  readonly page: Page;
  readonly previewing: boolean;
  readonly onPreview: (open: boolean) => void;
  readonly onDone: () => void;
  readonly onInvalid: () => void;
}

/** « Annuler » and « Sauvegarder », which both end the editing; Ctrl+S saves and stays. */
export function PageEditorHead({ page, previewing, onPreview, onDone, onInvalid }: PageEditorHeadProps) {
  const saving = useIsManualSave();
  const { discard } = useFormSaving();
  const notify = useNotify();
  const save = useSave({
    onSaved: () => notify('resources.pages.notifications.updated', { type: 'success' }),
    onLeave: onDone,
    onInvalid,
  });
  const saveAndStay = () => void save('stay');
  useShortcut('save', saveAndStay);
  const cancel = () => {
    discard();
    onDone();
  };
  return (
    <PageHead page={page} state={<SaveStatus />}>
      <EditorActions address={`/${page.slug}`} previewing={previewing} onPreview={onPreview} onSave={saveAndStay}>
        <Button variant="outlined" disabled={saving} onClick={cancel}>
          Annuler
        </Button>
        <SaveButton onSave={() => void save('leave')} />
      </EditorActions>
    </PageHead>
  );
}
