import { useState } from 'react';
import { AddressField, DialogField, FormDialog } from '../FormDialog';
import { linkAddress } from '../link-address';
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
        <DialogField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus
          autoFocus
          label="Texte du bouton"
          value={words}
          onChange={setWords}
          problem={problem === 'words' && 'Dites ce que fait le bouton\u00A0: « Prendre rendez-vous ».'}
        />
      )}
      <AddressField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus
        autoFocus={present !== undefined}
        value={address}
        onChange={setAddress}
        isRefused={problem === 'address'}
      />
    </FormDialog>
  );
}
