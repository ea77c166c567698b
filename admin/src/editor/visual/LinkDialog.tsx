import { Button } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { AddressField } from '../AddressField';
import { DialogField, FormDialog } from '../FormDialog';
import { linkAddress } from '../link-address';
import { chainInText } from './commands';

/** Links the selected words, or changes their link; without a selection, inserts the words too. */
export function LinkDialog({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const current = String(editor.getAttributes('a')['href'] ?? '');
  const needsWords = editor.state.selection.empty && !current;
  const remove = () => {
    chainInText(editor).extendMarkRange('a').unsetMark('a').run();
    onClose();
  };
  return (
    <FormDialog
      title="Lien"
      values={{ words: '', address: current }}
      extra={current && <Button onClick={remove}>Retirer le lien</Button>}
      onSave={({ words, address }) => {
        const href = linkAddress(address);
        const mark = { type: 'a', attrs: { href, title: null } };
        const chain = chainInText(editor);
        if (needsWords) chain.insertContent({ type: 'text', text: words || address.trim(), marks: [mark] }).run();
        else chain.extendMarkRange('a').updateAttributes('a', { href }).setMark('a', { href }).run();
      }}
      onClose={onClose}
    >
      {needsWords && <DialogField name="words" label="Texte du lien" isFirst />}
      <AddressField isFirst={!needsWords} />
    </FormDialog>
  );
}
