import { useState } from 'react';
import { TextInput, type TextInputProps } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PickedPicture } from '../../provider/media/media-library';
import { OfferedWords } from './OfferedWords';
import { PictureZone } from './PictureZone';
import { usePictureUpload } from './use-picture-upload';

interface PictureInputProps extends Pick<TextInputProps, 'source' | 'label' | 'type' | 'helperText' | 'validate'> {
  readonly sentMessage?: string;
  /** The input of the alternative text. While it is empty, a chosen picture fills it with the text of the library. */
  readonly altSource?: string;
  /** The input of the caption, filled in the same way. */
  readonly captionSource?: string | undefined;
}

/** The input of a picture's address. People type the address, or choose, drop, paste or pick a picture. */
export function PictureInput({
  source,
  helperText = false,
  sentMessage,
  altSource = '',
  captionSource,
  ...props
}: PictureInputProps) {
  const { setValue, getValues } = useFormContext();
  const alt = String(useWatch({ name: altSource, disabled: !altSource }) ?? '');
  const [offered, setOffered] = useState<string>();
  const write = (name: string, value: string) =>
    setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const pick = (picture: PickedPicture) => {
    write(source, picture.address);
    if (captionSource && picture.caption && !getValues(captionSource)) write(captionSource, picture.caption);
    if (!altSource) return;
    setOffered(picture.alt);
    if (picture.alt && !alt.trim()) write(altSource, picture.alt);
  };
  return (
    <PictureZone sentMessage={sentMessage} upload={usePictureUpload(pick)} onPicked={pick}>
      <TextInput source={source} helperText={helperText} {...props} />
      <OfferedWords offered={offered} present={alt} onTake={(words) => write(altSource, words)} />
    </PictureZone>
  );
}
