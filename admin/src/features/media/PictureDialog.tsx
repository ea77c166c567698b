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

/** What may be changed of a picture. One piece to load: each is named in what loads before anybody signs in. */
export function PictureDialog({ kind, ...props }: PictureDialogProps) {
  const Dialog = dialogs[kind];
  return <Dialog {...props} />;
}
