import { useState } from 'react';
import { AddressField, DialogField, FormDialog } from '../FormDialog';
import { linkAddress } from '../link-address';
import type { LinkButton } from './inserted-html';

interface ButtonDialogProps {
  /** The address of the button to change, whose words are edited in the text; undefined for a new one. */
  readonly currentAddress?: string | undefined;
  readonly onSave: (button: LinkButton) => void;
  readonly onClose: () => void;
}

/** The words and address of a button: « Prendre rendez-vous ». */
export function ButtonDialog({ currentAddress, onSave, onClose }: ButtonDialogProps) {
  const [words, setWords] = useState('');
  const [address, setAddress] = useState(currentAddress ?? '');
  const [problem, setProblem] = useState<'words' | 'address'>();

  const save = () => {
    if (currentAddress === undefined && words.trim() === '') return setProblem('words');
    const href = linkAddress(address);
    if (!href) return setProblem('address');
    onSave({ href, words: words.trim() });
    onClose();
  };

  return (
    <FormDialog title="Bouton" onClose={onClose} onSubmit={save}>
      {currentAddress === undefined && (
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
        autoFocus={currentAddress !== undefined}
        value={address}
        onChange={setAddress}
        isInvalid={problem === 'address'}
      />
    </FormDialog>
  );
}
