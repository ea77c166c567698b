import { Button } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { AddressField, DialogField, FormDialog } from '../FormDialog';
import { linkAddress } from '../link-address';

interface LinkDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Makes the selected words lead somewhere; without a selection, writes the words too. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const present = (editor.getAttributes('a')['href'] as string | null) ?? '';
  const needsWords = editor.state.selection.empty && !present;
  const [typed, setTyped] = useState(present);
  const [words, setWords] = useState('');
  const [refused, setRefused] = useState(false);

  const save = () => {
    const href = linkAddress(typed);
    if (!href) return setRefused(true);
    const mark = { type: 'a', attrs: { href, title: null } };
    const chain = editor.chain().focus();
    if (needsWords) chain.insertContent({ type: 'text', text: words.trim() || typed.trim(), marks: [mark] }).run();
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
      extra={present && <Button onClick={remove}>Retirer le lien</Button>}
    >
      {needsWords && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus
        <DialogField autoFocus label="Texte du lien" value={words} onChange={setWords} />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus */}
      <AddressField autoFocus={!needsWords} value={typed} onChange={setTyped} isRefused={refused} />
    </FormDialog>
  );
}
