import { usePictureUpload } from '../../ui/media/use-picture-upload';
import { pickedFigureHtml } from './inserted-html';

/** Sends dropped or pasted pictures in their order, and inserts the figure of each as soon as it is there. */
export type SendPictures = (files: readonly File[], insert: (html: string) => void) => void;

/** The upload of the pictures of a text, beside which one goes on writing. */
export function useSentPictures() {
  const { upload, ...progress } = usePictureUpload(() => undefined);
  const sendPictures: SendPictures = (files, insert) => upload(files, (picture) => insert(pickedFigureHtml(picture)));
  return { ...progress, sendPictures };
}
