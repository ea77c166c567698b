import { TextField } from '@mui/material';
import { useState } from 'react';
import { FormDialog } from '../FormDialog';
import { linkAddress } from '../visual/link-address';
import type { LinkButton } from './inserted-html';

interface ButtonDialogProps {
  /** Where the button to change leads; its words stand in the text. Without one, both are asked for. */
  readonly present?: string | undefined;
  readonly onSave: (button: LinkButton) => void;
  readonly onClose: () => void;
}

/** A link that asks to be pressed: « Prendre rendez-vous ». */
export function ButtonDialog({ present, onSave, onClose }: ButtonDialogProps) {
  const [words, setWords] = useState('');
  const [address, setAddress] = useState(present ?? '');
  const [problem, setProblem] = useState<'words' | 'address'>();

  const save = () => {
    if (present === undefined && words.trim() === '') return setProblem('words');
    const href = linkAddress(address);
    if (!href) return setProblem('address');
    onSave({ href, words: words.trim() });
    onClose();
  };

  return (
    <FormDialog title="Bouton" onClose={onClose} onSubmit={save}>
      {present === undefined && (
        <TextField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus
          autoFocus
          label="Texte du bouton"
          value={words}
          error={problem === 'words'}
          helperText={problem === 'words' ? 'Dites ce que fait le bouton\u00A0: « Prendre rendez-vous ».' : undefined}
          onChange={(event) => setWords(event.target.value)}
          slotProps={{ formHelperText: { role: problem === 'words' ? 'alert' : undefined } }}
        />
      )}
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus
        autoFocus={present !== undefined}
        label="Adresse"
        value={address}
        error={problem === 'address'}
        helperText={
          problem === 'address'
            ? 'Une adresse commence par /, # ou https://'
            : 'Une page du site (/contact) ou https://…'
        }
        onChange={(event) => setAddress(event.target.value)}
        slotProps={{ formHelperText: { role: problem === 'address' ? 'alert' : undefined } }}
      />
    </FormDialog>
  );
}
