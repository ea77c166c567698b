import type { ImportTarget } from '@agency-site/import/import-site';
import { isAcceptedFile } from '@agency-site/import/files';
import { isPictureFile } from '@agency-site/import/pictures';
import { endingOf } from '@agency-site/domain/files';
import type { ContentDatabase } from './content-database';
import { fetchFile } from './fetch-file';
import { fetchPicture } from './fetch-picture';

interface ImportOptions {
  readonly fetchPictures: boolean;
  readonly fetchFiles: boolean;
  /** Whether pictures and files may be fetched from this machine and its network. */
  readonly allowPrivate: boolean;
}

/** Returns the site into which the command imports the content of another one. */
export function importTarget(content: ContentDatabase, options: ImportOptions): ImportTarget {
  const { call, store } = content;
  const { fetchPictures, fetchFiles, allowPrivate } = options;
  const movePicture = async (address: string): Promise<string> => store(await fetchPicture(address, allowPrivate));
  return {
    call,
    ...(fetchPictures && { movePicture }),
    ...(fetchFiles && {
      moveFile: (address: string) =>
        isPictureFile(address) ? movePicture(address) : moveFile(address, content, options),
    }),
  };
}

/** Imports a file, unless it exists here under another name. */
async function moveFile(
  address: string,
  { call, store, addressOf }: ContentDatabase,
  { allowPrivate }: ImportOptions,
): Promise<string> {
  if (!isAcceptedFile(address)) throw new Error('its type is not taken');
  const file = await fetchFile(address, allowPrivate);
  const known = await call('file_by_hash', { content: file.content, ending: endingOf(file.name) });
  return typeof known === 'string' ? addressOf('files', known) : store(file);
}
