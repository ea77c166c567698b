import { publicMediaPath } from '@agency-site/domain/media';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PickedPicture } from '../../provider/media/media-library';
import { PicturePreview } from '../../ui/components/PicturePreview';
import { OfferedWords } from '../../ui/media/OfferedWords';
import { PictureZone } from '../../ui/media/PictureZone';
import { usePictureUpload } from '../../ui/media/use-picture-upload';
import { checkPictureAddress } from '../form-values';
import { DialogField, FormDialog } from '../FormDialog';
import type { InsertDialogProps } from './insertables';
import { figureHtml } from './inserted-html';

/** Asks for a picture of the text: its file or address, its alternative text and, for a new picture, its caption. */
export function PictureDialog({ current, onSave, onClose }: InsertDialogProps) {
  return (
    <FormDialog
      title="Image"
      values={{ src: current?.['src'] ?? '', alt: current?.['alt'] ?? '', caption: '' }}
      onSave={(figure) => {
        const { src, alt } = figure;
        // A new file has another size.
        const size = src === current?.['src'] ? {} : { width: null, height: null };
        onSave({ src, alt, ...size }, figureHtml(figure));
      }}
      onClose={onClose}
    >
      <PictureFields isNew={!current} />
      {!current && <DialogField name="caption" label="Légende" />}
    </FormDialog>
  );
}

const missingAltText =
  'Sans texte, l’image ne dit rien à qui ne la voit pas. Validez encore si elle ne fait que décorer.';

function PictureFields({ isNew }: { readonly isNew: boolean }) {
  const { setValue, getValues, getFieldState } = useFormContext<Record<'src' | 'alt' | 'caption', string>>();
  const [offered, setOffered] = useState<string>();
  const [src, alt] = useWatch<Record<'src' | 'alt', string>, ['src', 'alt']>({ name: ['src', 'alt'] });
  const pick = ({ address, ...words }: PickedPicture) => {
    setValue('src', address, { shouldValidate: true });
    setOffered(words.alt);
    for (const name of ['alt', 'caption'] as const)
      if (words[name] && !getValues(name)?.trim()) setValue(name, words[name]);
  };
  const upload = usePictureUpload(pick);
  return (
    <>
      <PictureZone upload={upload} onPicked={pick}>
        {/* The address of a picture of the library means nothing to people, so the field is hidden. */}
        {!src.includes(publicMediaPath) && (
          <DialogField name="src" label="Adresse de l’image" validate={checkPictureAddress} />
        )}
        <PicturePreview url={src} alt={alt || 'L’image choisie'} maxWidth="20rem" />
      </PictureZone>
      <DialogField
        name="alt"
        label="Texte alternatif"
        help="Ce que l’image montre, pour qui ne la voit pas. Vide si elle ne fait que décorer."
        // The dialog refuses an empty alternative text of a new picture once; a second attempt confirms it.
        validate={(words) => words !== '' || !isNew || getFieldState('alt').invalid || missingAltText}
      />
      <OfferedWords offered={offered} present={alt} onTake={(words) => setValue('alt', words)} />
    </>
  );
}
