import { TextField } from '@mui/material';
import type { Contact } from './contact';
import { useNotes } from './use-notes';

const words = {
  untouched: ' ',
  typing: 'Modifications en cours…',
  saving: 'Enregistrement…',
  saved: 'Enregistré',
  refused: 'Non enregistré. Nouvel essai dès que vous quittez ce champ.',
} as const;

/** Private notes on a request, saved shortly after the last keystroke and on leaving. */
export function ContactNotes({ contact }: { readonly contact: Contact }) {
  const { text, state, change, saveNow } = useNotes(contact);
  return (
    <TextField
      label="Notes"
      multiline
      minRows={4}
      value={text}
      onChange={(event) => change(event.target.value)}
      onBlur={saveNow}
      error={state === 'refused'}
      helperText={words[state]}
      slotProps={{ htmlInput: { maxLength: 20_000 }, formHelperText: { role: 'status' } }}
    />
  );
}
