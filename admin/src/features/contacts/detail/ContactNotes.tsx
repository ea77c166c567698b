import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Form, LinkBase, TextInput, useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { SaveStatus, SavingNotices } from '../../../saving/SavingNotices';
import { SavingProvider, useFormSaving } from '../../../saving/SavingProvider';
import type { SavingRules } from '../../../saving/saving-rules';
import type { Contact } from '../contact';

const labels = { notes: 'Notes' };

/** The rules for saving notes. Notes have their own version, so that a change of status does not conflict with them. */
const rules: SavingRules<Pick<Contact, 'notes'>, Contact> = {
  resource: 'contacts',
  fields: ['notes'],
  version: 'notes_updated_at',
  autosaveDelay: 800,
  mayAutosave: () => true,
  valuesToSave: ({ notes }) => ({ notes }),
};

/** Private notes on a request. They are saved during the writing, and when the person leaves the request or the page. */
export function ContactNotes({ contact }: { readonly contact: Contact }) {
  const onSaveFailedOnLeave = useNotifyUnsaved(contact);
  // The contact of the first render, because a refetch must not replace typed notes.
  const [opened] = useState(contact);
  return (
    <Form record={opened}>
      <SavingProvider rules={{ ...rules, onSaveFailedOnLeave }} stored={contact}>
        <SavingNotices subject="Ces notes ont" changed="modifiées" labels={labels} />
        <NotesInput />
        <NotesOnPaper />
        <Box className="on-screen" sx={{ mt: 0.5, textAlign: 'right' }}>
          <SaveStatus />
        </Box>
      </SavingProvider>
    </Form>
  );
}

/** The input of the notes, which saves at once when it loses the focus. */
function NotesInput() {
  const { requestSave, view } = useFormSaving();
  return (
    <TextInput
      source="notes"
      label="Notes"
      className="on-screen"
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

/** The notes as text for printing: the input would print as a box that cuts the text off. */
function NotesOnPaper() {
  const notes = useWatch<Pick<Contact, 'notes'>, 'notes'>({ name: 'notes' });
  if (!notes) return null;
  return (
    <Box className="on-paper" sx={{ whiteSpace: 'pre-line' }}>
      <strong>Notes</strong>
      {`\n${notes}`}
    </Box>
  );
}

/** Milliseconds, long enough to read the message and to reach its button. */
const unsavedTimeout = 20_000;

/** @returns a function that notifies that notes are not saved, with a link to their request */
function useNotifyUnsaved({ id, name }: Contact): () => void {
  const notify = useNotify();
  const reopen = (
    <Button size="small" color="inherit" component={LinkBase} to={{ pathname: '/contacts', search: `?contact=${id}` }}>
      Rouvrir
    </Button>
  );
  return () =>
    notify(
      `Vos notes sur ${name} n’ont pas été sauvegardées\u00A0: elles restent dans ce navigateur, où vous pouvez les retrouver.`,
      { type: 'warning', autoHideDuration: unsavedTimeout, action: reopen },
    );
}
