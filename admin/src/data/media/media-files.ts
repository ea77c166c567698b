import type { ClientConfiguration } from '@agency/supabase/client-configuration';
import { mediaBucket, publicMediaPath, smallMediaName } from '@agency/supabase/media';
import { HttpError } from 'react-admin';
import type { Auth } from '../auth-client';

/** A file to upload, and the small one that the library shows in its place. */
export interface PictureFile {
  readonly name: string;
  readonly blob: Blob;
  readonly small?: Blob | undefined;
}

/** The picture methods of the data provider. */
export type MediaFiles = ReturnType<typeof mediaFiles>;

/** The storage API of Supabase. XMLHttpRequest for uploads: fetch has no progress. */
export function mediaFiles({ supabaseUrl, publishableKey }: ClientConfiguration, auth: Auth) {
  const headers = async (): Promise<Record<string, string>> => {
    const { data } = await auth.getSession();
    return { apikey: publishableKey, authorization: `Bearer ${data.session?.access_token ?? publishableKey}` };
  };
  // Stored addresses are relative to our own origin, which may change.
  const origin = supabaseUrl === window.location.origin ? '' : supabaseUrl;
  const objects = `${supabaseUrl}/storage/v1/object/${mediaBucket}`;
  const pictureAddress = (name: string): string => `${origin}${publicMediaPath}${name}`;

  const upload = async (name: string, blob: Blob, onProgress: (share: number) => void): Promise<void> => {
    const request = new XMLHttpRequest();
    request.open('POST', `${objects}/${name}`);
    const requestHeaders = { ...(await headers()), 'content-type': blob.type, 'cache-control': 'max-age=31536000' };
    for (const [header, value] of Object.entries(requestHeaders)) request.setRequestHeader(header, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0));
    await new Promise<void>((resolve, reject) => {
      request.addEventListener('load', () => resolve());
      for (const failure of ['error', 'abort'])
        request.addEventListener(failure, () => reject(new TypeError('No response')));
      request.send(blob);
    });
    throwForStatus(request.status, request.responseText);
  };

  return {
    pictureAddress,
    /**
     * Sends a picture to the bucket.
     * @param onProgress called with the share uploaded, 0 to 1
     * @returns its public address
     * @throws {HttpError} with the status of the storage; a TypeError without a response
     */
    uploadPicture: async ({ name, blob, small }: PictureFile, onProgress: (share: number) => void) => {
      await upload(name, blob, onProgress);
      // The picture is there; without its small file, the library shows the whole one.
      if (small) await upload(smallMediaName(name, small.type), small, () => {}).catch(() => {});
      return pictureAddress(name);
    },
    removePictures: async (names: readonly string[]) => {
      const response = await fetch(objects, {
        method: 'DELETE',
        headers: { ...(await headers()), 'content-type': 'application/json' },
        body: JSON.stringify({ prefixes: names }),
      });
      const text = await response.text();
      throwForStatus(response.status, text);
      // Row level security hides pictures that may not be deleted: the response omits them.
      const deleted: readonly unknown[] = JSON.parse(text);
      if (deleted.length < names.length) throw new HttpError('Some pictures were not deleted', 403, { code: '42501' });
    },
  };
}

/** Hosted storage responds 400 to each error, with the actual status in the body. */
function throwForStatus(status: number, text: string): void {
  if (status < 400) return;
  let answer: { readonly statusCode?: string; readonly message?: string } = {};
  try {
    answer = JSON.parse(text) ?? {};
  } catch {
    // The response of a proxy: the status is enough.
  }
  throw new HttpError(answer.message ?? '', Number(answer.statusCode ?? status), {});
}
