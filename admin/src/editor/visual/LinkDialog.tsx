import { Button } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { AddressField, DialogField, FormDialog } from '../FormDialog';
import { linkAddress } from '../link-address';

interface LinkDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Links the selected words, or changes their link; without a selection, inserts the words too. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const current: string = editor.getAttributes('a')['href'] ?? '';
  const needsWords = editor.state.selection.empty && !current;
  const [address, setAddress] = useState(current);
  const [words, setWords] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);

  const save = () => {
    const href = linkAddress(address);
    if (!href) return setIsInvalid(true);
    const mark = { type: 'a', attrs: { href, title: null } };
    const chain = editor.chain().focus();
    if (needsWords) chain.insertContent({ type: 'text', text: words.trim() || address.trim(), marks: [mark] }).run();
    else chain.extendMarkRange('a').updateAttributes('a', { href }).setMark('a', { href }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('a').unsetMark('a').run();
    onClose();
  };

  return (
    <FormDialog
      title="Lien"
      onClose={onClose}
      onSubmit={save}
      extra={current && <Button onClick={remove}>Retirer le lien</Button>}
    >
      {needsWords && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus
        <DialogField autoFocus label="Texte du lien" value={words} onChange={setWords} />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus */}
      <AddressField autoFocus={!needsWords} value={address} onChange={setAddress} isInvalid={isInvalid} />
    </FormDialog>
  );
}
