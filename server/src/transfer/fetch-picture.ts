import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { requestPublic } from '@agency/mail/post-to-public';
import { decoded } from '@agency/import/addresses';
import { maxMediaBytes, mediaNameWith } from '@agency/domain/media';
import { readPictureHeader } from '@agency/domain/picture-header';
import { slugFromTitle } from '@agency/domain/slug';
import { withoutMetadata } from '@agency/domain/without-metadata';
import { checkPicture, MediaRefusal } from '@agency/domain/media-check';
import type { Picture } from './content-database';

const TIMEOUT_MS = 20_000;
const MOST_REDIRECTS = 3;

/**
 * Fetches a picture and names it by its words, its size and its content.
 * @param allowPrivate whether it may request addresses of this machine and its network
 * @throws {MediaRefusal} for a file that is not a picture, or too large a one
 * @throws {PrivateAddressError}
 */
export async function fetchPicture(address: string, allowPrivate: boolean): Promise<Picture> {
  const fetched = await fetchBytes(address, allowPrivate, MOST_REDIRECTS);
  const header = readPictureHeader(fetched);
  if (!header) throw new MediaRefusal('not a picture');
  // Removes the place where it was taken, because a hosted project serves the file unchanged.
  const bytes = withoutMetadata(fetched, header.type);
  const words = slugFromTitle(decoded(basename(new URL(address).pathname)).replace(/\.\w+$/, '')).slice(0, 80);
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const name = mediaNameWith(words.replace(/-$/, ''), header, digest, header.type);
  return { name, type: checkPicture(name, bytes), bytes };
}

async function fetchBytes(address: string, allowPrivate: boolean, redirects: number): Promise<Uint8Array<ArrayBuffer>> {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) throw new Error('its address is not on the web');
  const answer = await requestPublic(address, {
    method: 'GET',
    headers: { accept: 'image/webp,image/jpeg,image/png,image/gif' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    allowPrivate,
  });
  const { statusCode = 0, headers } = answer;
  if (statusCode >= 300 && statusCode < 400 && headers.location && redirects > 0) {
    answer.destroy();
    return fetchBytes(new URL(headers.location, address).href, allowPrivate, redirects - 1);
  }
  try {
    if (statusCode !== 200) throw new Error(`its server answers ${statusCode}`);
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > maxMediaBytes) throw new MediaRefusal('too heavy');
      parts.push(part);
    }
    return new Uint8Array(Buffer.concat(parts));
  } finally {
    answer.destroy();
  }
}
