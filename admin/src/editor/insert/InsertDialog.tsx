import { ButtonDialog } from './ButtonDialog';
import type { InsertDialogProps } from './insertables';
import { PictureDialog } from './PictureDialog';
import { VideoDialog } from './VideoDialog';

const dialogs = { picture: PictureDialog, video: VideoDialog, linkButton: ButtonDialog } as const;

/** The dialog of what is inserted or changed. */
export function InsertDialog(props: InsertDialogProps) {
  const KindDialog = dialogs[props.kind];
  return <KindDialog {...props} />;
}
