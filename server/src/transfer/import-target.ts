import type { ImportTarget } from '@agency/import/bring-site';
import type { ContentDatabase } from './content-database';
import { fetchPicture } from './fetch-picture';

interface ImportOptions {
  readonly fetchPictures: boolean;
  /** Whether pictures may be fetched from this machine and its network. */
  readonly allowPrivate: boolean;
}

/** Where the command brings what another site wrote. */
export const importTarget = (
  { call, store }: ContentDatabase,
  { fetchPictures, allowPrivate }: ImportOptions,
): ImportTarget => ({
  call,
  ...(fetchPictures && { movePicture: async (address) => store(await fetchPicture(address, allowPrivate)) }),
});
