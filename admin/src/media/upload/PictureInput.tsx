import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { PictureZone } from './PictureZone';

interface PictureInputProps {
  readonly source: string;
  readonly label?: string;
  readonly type?: 'text' | 'url';
  readonly helperText?: string | false;
  /** Said once a picture has been sent. */
  readonly sent?: string;
}

/** The address of a picture: typed by hand, or that of one that is chosen, dropped, pasted or picked from the library. */
export function PictureInput({ source, helperText = false, sent, ...props }: PictureInputProps) {
  const { setValue } = useFormContext();
  return (
    <PictureZone
      sent={sent}
      onPicked={(address) => setValue(source, address, { shouldDirty: true, shouldTouch: true, shouldValidate: true })}
    >
      <TextInput source={source} helperText={helperText} {...props} />
    </PictureZone>
  );
}
