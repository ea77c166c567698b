import type { MediaPicture } from '../../provider/media/media-library';
import { PictureCrop } from './PictureCrop';
import { PictureForm } from './PictureForm';
import { PictureReplacement } from './PictureReplacement';

const dialogs = { form: PictureForm, crop: PictureCrop, replacement: PictureReplacement } as const;
export type PictureDialogKind = keyof typeof dialogs;

interface PictureDialogProps {
  readonly kind: PictureDialogKind;
  readonly picture: MediaPicture;
  readonly onClose: () => void;
}

/** The dialogs that change a picture. They load as one chunk, because the sign-in shell lists the name of every chunk. */
export function PictureDialog({ kind, ...props }: PictureDialogProps) {
  const Dialog = dialogs[kind];
  return <Dialog {...props} />;
}
