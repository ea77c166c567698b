import { TextInput, type TextInputProps } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { PictureZone } from './PictureZone';
import { usePictureUpload } from './use-picture-upload';

interface PictureInputProps extends Pick<TextInputProps, 'source' | 'label' | 'type' | 'helperText' | 'validate'> {
  readonly sentMessage?: string;
}

/** The address of a picture: typed, or that of a file that is chosen, dropped, pasted or picked from the library. */
export function PictureInput({ source, helperText = false, sentMessage, ...props }: PictureInputProps) {
  const { setValue } = useFormContext();
  const pick = (address: string) =>
    setValue(source, address, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  return (
    <PictureZone sentMessage={sentMessage} upload={usePictureUpload(pick)} onPicked={pick}>
      <TextInput source={source} helperText={helperText} {...props} />
    </PictureZone>
  );
}
