import { AddressField, DialogField, FormDialog } from '../FormDialog';
import { linkAddress } from '../link-address';
import type { InsertDialogProps } from './insertables';
import { buttonHtml } from './inserted-html';

/** The words and address of a button: « Prendre rendez-vous ». The words of a present one are edited in the text. */
export function ButtonDialog({ current, onSave, onClose }: InsertDialogProps) {
  return (
    <FormDialog
      title="Bouton"
      values={{ words: '', address: current?.['href'] ?? '' }}
      onSave={({ words, address }) => {
        const href = linkAddress(address) ?? '';
        onSave({ href }, buttonHtml({ href, words }));
      }}
      onClose={onClose}
    >
      {!current && (
        <DialogField
          name="words"
          label="Texte du bouton"
          isFirst
          required={'Dites ce que fait le bouton\u00A0: « Prendre rendez-vous ».'}
        />
      )}
      <AddressField isFirst={current !== undefined} />
    </FormDialog>
  );
}
