import { maxMediaBytes, maxMediaPixels, mediaTypeOf, type MediaType } from '@agency/supabase/media';
import { readPictureHeader } from '@agency/supabase/picture-header';
import { MediaRefusal } from './media-refusal';

/**
 * Checks by its first bytes whether a file may become a picture of the site, without decoding the picture.
 * @param name the name in the upload's address
 * @returns the type found in the content
 * @throws {MediaRefusal}
 */
export function checkPicture(name: string, bytes: Uint8Array): MediaType {
  const named = mediaTypeOf(name);
  if (!named) throw new MediaRefusal('bad name');
  if (bytes.length > maxMediaBytes) throw new MediaRefusal('too heavy');
  const header = readPictureHeader(bytes);
  if (!header) throw new MediaRefusal('not a picture');
  if (header.type !== named) throw new MediaRefusal('other type');
  if (header.width * header.height > maxMediaPixels) throw new MediaRefusal('too large');
  return named;
}
