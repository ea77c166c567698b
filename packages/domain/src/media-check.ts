import { endingOfContent } from '@agency-site/domain/file-content';
import { endingOf, fileTypeOf, maxFileBytes, type FileType } from '@agency-site/domain/files';
import { maxMediaBytes, maxMediaPixels, mediaTypeOf, type MediaType } from '@agency-site/domain/media';
import { readPictureHeader } from '@agency-site/domain/picture-header';
import { withoutMetadata } from '@agency-site/domain/without-metadata';

/** Reasons for which a request about pictures or files is refused, with the status that hosted Supabase's storage uses for each. */
const reasons = {
  'no session': [401, 'Sign in to send or delete pictures.'],
  'not an administrator': [403, 'Only administrators may send or delete pictures.'],
  'bad name': [400, 'A name has lower-case letters, digits and hyphens, and ends in .webp, .jpg, .png or .gif.'],
  'too heavy': [413, `A picture has at most ${maxMediaBytes / 1024 / 1024} MB.`],
  'not a picture': [415, 'The content of this file is not a WebP, JPEG, PNG or GIF picture.'],
  'other type': [415, 'The content of this file is not of the type its name says.'],
  'too large': [422, `A picture has at most ${maxMediaPixels / 1_000_000} million pixels.`],
  'bad file name': [
    400,
    'A name has lower-case letters, digits and hyphens, and ends as one of the types that are taken.',
  ],
  'file too heavy': [413, `A file has at most ${maxFileBytes / 1024 / 1024} MB.`],
  'not a file': [
    415,
    'The content of this file is of no type that is taken: papers, sound, video, archives and plain text.',
  ],
  'in use': [409, 'A picture that the site shows is not deleted.'],
  'name taken': [409, 'There is a picture of this name already, and none is overwritten.'],
  'bad request': [400, 'The names to delete are expected as {"prefixes": ["…"]}.'],
} as const;
export type RefusalReason = keyof typeof reasons;

/** The refusal of a request about pictures or files. */
export class MediaRefusal extends Error {
  readonly status: (typeof reasons)[RefusalReason][0];

  constructor(
    readonly reason: RefusalReason,
    message: string = reasons[reason][1],
  ) {
    super(message);
    this.status = reasons[reason][0];
  }
}

/**
 * Checks by its first bytes whether a file may become a picture of the site, without decoding it.
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

/** Removes a picture's metadata. @throws {MediaRefusal} for a truncated picture */
export function pictureWithoutMetadata(bytes: Uint8Array, type: MediaType): Uint8Array<ArrayBuffer> {
  try {
    return withoutMetadata(bytes, type);
  } catch (error) {
    if (error instanceof RangeError) throw new MediaRefusal('not a picture');
    throw error;
  }
}

/** Checks by its content whether the site may offer a file. @param name the name in the upload's address @throws {MediaRefusal} */
export function checkFile(name: string, bytes: Uint8Array): FileType {
  const type = fileTypeOf(name);
  if (!type) throw new MediaRefusal('bad file name');
  if (bytes.length > maxFileBytes) throw new MediaRefusal('file too heavy');
  const ending = endingOf(name);
  const found = endingOfContent(bytes, ending);
  if (!found) throw new MediaRefusal('not a file');
  if (found !== ending) throw new MediaRefusal('other type');
  return type;
}
