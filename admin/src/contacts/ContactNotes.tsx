import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, useDataProvider } from 'react-admin';
import type { BackOfficeData } from '../providers/database-functions';
import { SavingNotices } from '../saving/SavingNotices';
import { SavingProvider } from '../saving/SavingProvider';
import { SaveStatus } from '../saving/SaveStatus';
import type { Contact } from './contact';
import { NotesField } from './NotesField';
import { notesOf, notesSaving } from './notes-saving';
import { createLeaving } from './use-save-on-leaving';

const labels = { notes: 'Notes' };

/** Private notes on a request. They save themselves as a draft article does, and are as hard to lose. */
export function ContactNotes({ contact }: { readonly contact: Contact }) {
  const provider = useDataProvider<BackOfficeData>();
  const queries = useQueryClient();
  const [leaving] = useState(createLeaving);
  // Read once: what is read again must not take away what is being typed.
  const [opened] = useState(() => notesOf(contact));
  const rules = notesSaving({ provider, queries, opened, isLeaving: leaving.goes });
  return (
    <Form record={opened}>
      <SavingProvider rules={rules} stored={opened}>
        <SavingNotices subject="Ces notes ont" changed="modifiées" labels={labels} />
        <NotesField contact={contact} leaving={leaving} />
        <Box sx={{ mt: 0.5, textAlign: 'right' }}>
          <SaveStatus />
        </Box>
      </SavingProvider>
    </Form>
  );
}
