import { Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, LinkBase, TextInput, useCreatePath, useDataProvider, useNotify } from 'react-admin';
import type { BackOfficeData } from '../../providers/database-functions';
import { SaveStatus, SavingNotices } from '../../saving/SavingNotices';
import { SavingProvider, useFormSaving } from '../../saving/SavingProvider';
import type { Contact } from '../contact';
import { notesOf, notesSaving } from './notes-saving';

const labels = { notes: 'Notes' };

/** Private notes on a request. They save themselves as a draft article does, and are as hard to lose. */
export function ContactNotes({ contact }: { readonly contact: Contact }) {
  const provider = useDataProvider<BackOfficeData>();
  const queries = useQueryClient();
  const onLost = useSayLost(contact);
  // Read once: what is read again must not take away what is being typed.
  const [opened] = useState(() => notesOf(contact));
  const rules = notesSaving({ provider, queries, opened, onLost });
  return (
    <Form record={opened}>
      <SavingProvider rules={rules} stored={notesOf(contact)}>
        <SavingNotices subject="Ces notes ont" changed="modifiées" labels={labels} />
        <NotesInput />
        <Box sx={{ mt: 0.5, textAlign: 'right' }}>
          <SaveStatus />
        </Box>
      </SavingProvider>
    </Form>
  );
}

/** Where the notes are written. Leaving it saves them at once. */
function NotesInput() {
  const { requestSave, view } = useFormSaving();
  return (
    <TextInput
      source="notes"
      label="Notes"
      multiline
      minRows={4}
      helperText={false}
      onBlur={() => {
        const { state } = view();
        if (state === 'dirty' || state === 'failed') void requestSave('save');
      }}
      slotProps={{ htmlInput: { maxLength: 20_000 } }}
    />
  );
}

/** Time to read the message and to reach its button. */
const shownFor = 20_000;

/** @returns what says that notes were left unsaved, and leads back to them */
function useSayLost({ id, name }: Contact): () => void {
  const notify = useNotify();
  const createPath = useCreatePath();
  const reopen = (
    <Button
      size="small"
      color="inherit"
      component={LinkBase}
      to={{ pathname: createPath({ resource: 'contacts', type: 'list' }), search: `?contact=${id}` }}
    >
      Rouvrir
    </Button>
  );
  return () =>
    notify(
      `Vos notes sur ${name} n’ont pas été sauvegardées\u00A0: elles restent dans ce navigateur, où vous pouvez les retrouver.`,
      { type: 'warning', autoHideDuration: shownFor, action: reopen },
    );
}
