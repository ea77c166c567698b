import { formerPicturePath } from '@agency-site/import/move-pictures';
import { HttpError } from 'react-admin';
import type { BackOfficeData } from '../../provider/data-provider';
import { picturesOfContent } from '../../provider/media/media-library';
import { UnusablePicture } from '../../ui/media/check-picture';
import { pictureName, preparePicture } from '../../ui/media/prepare-picture';
import { describeUploadFailure } from '../../ui/media/use-picture-upload';

/**
 * Copies pictures of the former site into the library. Our server reads them, because browsers may not read other sites. A picture that the
 * library already has is reused.
 * @returns a function that copies the picture at an address, and returns its new address; it throws an error with the reason in French
 */
export const movePictureWith =
  (provider: BackOfficeData) =>
  async (address: string): Promise<string> => {
    try {
      const picture = await preparePicture(await readFormerPicture(address));
      const [known] = await picturesOfContent(provider, picture.content);
      return known?.address ?? (await provider.uploadPicture({ ...picture, name: pictureName(picture, []) }, () => {}));
    } catch (error) {
      throw new Error(describeUploadFailure(error), { cause: error });
    }
  };

async function readFormerPicture(address: string): Promise<File> {
  const response = await fetch(`${formerPicturePath}?${new URLSearchParams({ address }).toString()}`);
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('image/')) return new File([await response.arrayBuffer()], nameIn(address), { type });
  // Not our server: a static host answers with an HTML document.
  if (!type.startsWith('application/json'))
    throw new UnusablePicture('Aucun serveur de ce site ne peut aller la chercher.');
  if (response.status === 403) throw new UnusablePicture('Son adresse n’est pas publique.');
  if (response.status === 502) throw new UnusablePicture('L’ancien site ne la donne pas.');
  throw new HttpError('', response.status);
}

const nameIn = (address: string): string => new URL(address, window.location.origin).pathname.split('/').at(-1) ?? '';
