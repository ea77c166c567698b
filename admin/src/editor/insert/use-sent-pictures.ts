import { usePictureUpload } from '../../ui/media/use-picture-upload';
import { pickedFigureHtml } from './inserted-html';

/** Uploads dropped or pasted pictures one after the other, and calls `insert` with the figure of each one once it is stored. */
export type SendPictures = (files: readonly File[], insert: (html: string) => void) => void;

/** Uploads the pictures of a text in the background, while the author goes on writing. */
export function useSentPictures() {
  const { upload, ...progress } = usePictureUpload(() => undefined);
  const sendPictures: SendPictures = (files, insert) => upload(files, (picture) => insert(pickedFigureHtml(picture)));
  return { ...progress, sendPictures };
}
