import { Button } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { LinkBase, TextInput, useCreatePath, useNotify } from 'react-admin';
import { useFormSaving, useSavingView } from '../saving/saving-context';
import type { Contact } from './contact';
import { type Notes, notesOf } from './notes-saving';
import { type Leaving, useSaveOnLeaving } from './use-save-on-leaving';

interface NotesFieldProps {
  /** As the database last said it. */
  readonly contact: Contact;
  readonly leaving: Leaving;
}

/** Time to read the message and to reach its button. */
const shownFor = 20_000;

/** Where the notes are written: saved after a pause in the typing, on leaving the field, the request and the page. */
export function NotesField({ contact, leaving }: NotesFieldProps) {
  const saving = useFormSaving<Notes>();
  const { state, base } = useSavingView<Notes>();
  const notify = useNotify();
  const createPath = useCreatePath();
  const { id, name, notes_updated_at: version } = contact;

  useSaveOnLeaving(leaving, () =>
    notify(
      `Vos notes sur ${name} n’ont pas été sauvegardées\u00A0: elles restent dans ce navigateur, où vous pouvez les retrouver.`,
      {
        type: 'warning',
        autoHideDuration: shownFor,
        action: (
          <Button
            size="small"
            color="inherit"
            component={LinkBase}
            to={{ pathname: createPath({ resource: 'contacts', type: 'list' }), search: `?contact=${id}` }}
          >
            Rouvrir
          </Button>
        ),
      },
    ),
  );

  // What somebody else wrote shows as soon as it is read, unless something is being written here.
  const follow = useEffectEvent((read: string) => {
    if (state === 'clean' && base && read > base.updated_at) saving.replace(notesOf(contact));
  });
  useEffect(() => follow(version), [version]);

  return (
    <TextInput
      source="notes"
      label="Notes"
      multiline
      minRows={4}
      helperText={false}
      onBlur={() => {
        if (state === 'dirty' || state === 'failed') void saving.ask('save');
      }}
      slotProps={{ htmlInput: { maxLength: 20_000 } }}
    />
  );
}
