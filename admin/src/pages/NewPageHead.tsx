import { Button } from '@mui/material';
import { type MouseEvent } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import { ScreenHeader } from '../layout/ScreenHeader';
import { SaveStatus } from '../saving/SavingNotices';
import { useAskToSave, useFormSaving, useIsSavingAsked } from '../saving/SavingProvider';
import { useShortcut } from '../shortcuts/use-shortcut';

/** « Créer la page », which leads to where its words are written. */
export function NewPageHead() {
  const ask = useAskToSave();
  const saving = useIsSavingAsked();
  const { view } = useFormSaving();
  const notify = useNotify();
  const redirect = useRedirect();
  const create = async () => {
    const answer = await ask('save');
    if (answer === 'not saved') return;
    notify('resources.pages.notifications.created', { type: 'success' });
    // Nobody is taken away from words that are not saved yet.
    if (answer === 'saved') redirect('edit', 'pages', view().base?.id);
  };
  useShortcut('save', () => void create());
  return (
    <ScreenHeader title="Nouvelle page" back="/pages" subtitle={<SaveStatus />}>
      <Button
        // Enter, in any field, presses it too.
        type="submit"
        variant="contained"
        disabled={saving}
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          void create();
        }}
      >
        {saving ? 'Création...' : 'Créer la page'}
      </Button>
    </ScreenHeader>
  );
}
