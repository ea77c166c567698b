import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { PictureZone } from './PictureZone';

interface PictureInputProps {
  readonly source: string;
  readonly label?: string;
  readonly type?: 'text' | 'url';
  readonly helperText?: string | false;
  /** The message after an upload. */
  readonly sentMessage?: string;
}

/** The address of a picture: typed, or that of a file that is chosen, dropped, pasted or picked from the library. */
export function PictureInput({ source, helperText = false, sentMessage, ...props }: PictureInputProps) {
  const { setValue } = useFormContext();
  return (
    <PictureZone
      sentMessage={sentMessage}
      onPicked={(address) => setValue(source, address, { shouldDirty: true, shouldTouch: true, shouldValidate: true })}
    >
      <TextInput source={source} helperText={helperText} {...props} />
    </PictureZone>
  );
}
