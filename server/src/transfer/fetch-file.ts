import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { decoded } from '@agency-site/import/addresses';
import { endingOf, fileNameWith, maxFileBytes } from '@agency-site/domain/files';
import { endingOfContent } from '@agency-site/domain/file-content';
import { checkFile, MediaRefusal } from '@agency-site/domain/media-check';
import { slugFromTitle } from '@agency-site/domain/slug';
import type { StoredContent } from './content-database';
import { fetchBytes } from './fetch-bytes';

const TIMEOUT_MS = 60_000;

/** A file, with the hexadecimal hash of its content that ends its name. */
export interface FetchedFile extends StoredContent {
  readonly bucket: 'files';
  readonly content: string;
}

/**
 * Fetches a file for visitors to download. Its name consists of its former name and a hash of its content; the content determines its type.
 * @param allowPrivate whether addresses of this machine and its network may be requested
 * @throws {MediaRefusal} for a type that is not accepted, or a file that is too large
 * @throws {PrivateAddressError}
 */
export async function fetchFile(address: string, allowPrivate: boolean): Promise<FetchedFile> {
  const bytes = await fetchBytes(address, {
    allowPrivate,
    accept: '*/*',
    most: maxFileBytes,
    refusal: 'file too heavy',
    timeoutMs: TIMEOUT_MS,
  });
  const named = decoded(basename(new URL(address).pathname));
  const ending = endingOfContent(bytes, endingOf(named));
  if (!ending) throw new MediaRefusal('not a file');
  const words = slugFromTitle(named.replace(/\.\w+$/, '').replaceAll('_', ' ')).slice(0, 80);
  const content = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const name = fileNameWith(words.replace(/-$/, ''), content, ending);
  return { bucket: 'files', name, type: checkFile(name, bytes), bytes, content };
}
