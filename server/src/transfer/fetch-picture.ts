import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { decoded } from '@agency-site/import/addresses';
import { maxMediaBytes, mediaBucket, mediaNameWith } from '@agency-site/domain/media';
import { readPictureHeader } from '@agency-site/domain/picture-header';
import { slugFromTitle } from '@agency-site/domain/slug';
import { checkPicture, MediaRefusal, pictureWithoutMetadata } from '@agency-site/domain/media-check';
import type { StoredContent } from './content-database';
import { fetchBytes } from './fetch-bytes';

const TIMEOUT_MS = 20_000;

/**
 * Fetches a picture. Its name consists of its former name, its size and a hash of its content.
 * @param allowPrivate whether it may request addresses of this machine and its network
 * @throws {MediaRefusal} for a file that is not a picture, or too large a one
 * @throws {PrivateAddressError}
 */
export async function fetchPicture(address: string, allowPrivate: boolean): Promise<StoredContent> {
  const fetched = await fetchBytes(address, {
    allowPrivate,
    accept: 'image/webp,image/jpeg,image/png,image/gif',
    most: maxMediaBytes,
    refusal: 'too heavy',
    timeoutMs: TIMEOUT_MS,
  });
  const header = readPictureHeader(fetched);
  if (!header) throw new MediaRefusal('not a picture');
  // Removes metadata, such as the place where a photograph was taken, because a hosted project serves the file unchanged.
  const bytes = pictureWithoutMetadata(fetched, header.type);
  const words = slugFromTitle(decoded(basename(new URL(address).pathname)).replace(/\.\w+$/, '')).slice(0, 80);
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const name = mediaNameWith(words.replace(/-$/, ''), header, digest, header.type);
  return { bucket: mediaBucket, name, type: checkPicture(name, bytes), bytes };
}
