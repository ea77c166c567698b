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

/** The dialogs that change a picture, loaded as one chunk: the sign-in shell contains the name of every chunk, so each one costs bytes. */
export function PictureDialog({ kind, ...props }: PictureDialogProps) {
  const Dialog = dialogs[kind];
  return <Dialog {...props} />;
}
