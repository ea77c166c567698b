import type { ImportTarget } from '@agency/import/bring-site';
import type { ContentDatabase } from './content-database';
import { fetchPicture } from './fetch-picture';

interface ImportOptions {
  readonly fetchPictures: boolean;
  /** Whether the command may fetch pictures from this machine and its network. */
  readonly allowPrivate: boolean;
}

/** The site into which the command imports the content of another one. */
export const importTarget = (
  { call, store }: ContentDatabase,
  { fetchPictures, allowPrivate }: ImportOptions,
): ImportTarget => ({
  call,
  ...(fetchPictures && { movePicture: async (address) => store(await fetchPicture(address, allowPrivate)) }),
});
