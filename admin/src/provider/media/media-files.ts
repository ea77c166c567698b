import type { ClientConfiguration } from '@agency-site/domain/client-configuration';
import { fileAddress, filesBucket } from '@agency-site/domain/files';
import { mediaBucket, originalsBucket, publicMediaPath, smallMediaName } from '@agency-site/domain/media';
import { HttpError } from 'react-admin';
import type { Auth } from '../auth-client';
import { readSession, withRenewal } from '../with-renewal';

/** A file to upload, the small one that the library shows in its place, and the file that both were made from. */
export interface PictureFile {
  readonly name: string;
  readonly blob: Blob;
  readonly small?: Blob | undefined;
  readonly original?: Blob | undefined;
}

export type MediaFiles = ReturnType<typeof mediaFiles>;

/** The storage API of Supabase. Uploads use XMLHttpRequest, because fetch reports no progress. */
export function mediaFiles({ supabaseUrl, publishableKey }: ClientConfiguration, auth: Auth) {
  const headers = async (): Promise<Record<string, string>> => {
    const { data } = await readSession(auth);
    return { apikey: publishableKey, authorization: `Bearer ${data.session?.access_token ?? publishableKey}` };
  };
  // Addresses on our own server are stored without an origin, because its origin may change.
  const origin = supabaseUrl === window.location.origin ? '' : supabaseUrl;
  const objects = `${supabaseUrl}/storage/v1/object`;
  const pictureAddress = (name: string): string => `${origin}${publicMediaPath}${name}`;

  const upload = (path: string, blob: Blob, onProgress: (bytes: number) => void): Promise<void> =>
    withRenewal(auth, () => send(path, blob, onProgress));
  const send = async (path: string, blob: Blob, onProgress: (bytes: number) => void): Promise<void> => {
    const request = new XMLHttpRequest();
    request.open('POST', `${objects}/${path}`);
    // Some operating systems do not know the type of a file that a browser can read.
    const type = blob.type || 'image/unknown';
    const requestHeaders = { ...(await headers()), 'content-type': type, 'cache-control': 'max-age=31536000' };
    for (const [header, value] of Object.entries(requestHeaders)) request.setRequestHeader(header, value);
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    await new Promise<void>((resolve, reject) => {
      request.addEventListener('load', () => resolve());
      for (const failure of ['error', 'abort'])
        request.addEventListener(failure, () => reject(new TypeError('No response')));
      request.send(blob);
    });
    throwForStatus(request.status, request.responseText);
  };

  const remove = (bucket: string, names: readonly string[]): Promise<readonly { readonly name: string }[]> =>
    withRenewal(auth, async () => {
      const response = await fetch(`${objects}/${bucket}`, {
        method: 'DELETE',
        headers: { ...(await headers()), 'content-type': 'application/json' },
        body: JSON.stringify({ prefixes: names }),
      });
      const text = await response.text();
      throwForStatus(response.status, text);
      return JSON.parse(text);
    });

  /** @returns false if the storage already has the original, for example from an earlier attempt whose picture did not arrive */
  const addOriginal = async (name: string, original: Blob, onProgress: (bytes: number) => void): Promise<boolean> => {
    try {
      await upload(`${originalsBucket}/${name}`, original, onProgress);
      return true;
    } catch (error) {
      if (error instanceof HttpError && error.status === 409) return false;
      throw error;
    }
  };

  return {
    pictureAddress,
    /**
     * Sends a picture to the bucket after its original, so that an interrupted upload is never visible.
     * @param onProgress called with the share uploaded, 0 to 1
     * @returns its public address
     * @throws {HttpError} with the status of the storage; a TypeError without a response
     */
    uploadPicture: async ({ name, blob, small, original }: PictureFile, onProgress: (share: number) => void) => {
      const before = original?.size ?? 0;
      const progress = (bytes: number): void => onProgress(Math.min(1, bytes / (before + blob.size)));
      const isAdded = original && (await addOriginal(name, original, progress));
      try {
        await upload(`${mediaBucket}/${name}`, blob, (bytes) => progress(before + bytes));
      } catch (error) {
        // If another picture took this name first, the original is that picture's and stays.
        const isTaken = error instanceof HttpError && error.status === 409;
        if (isAdded && !isTaken) await remove(originalsBucket, [name]).catch(() => {});
        throw error;
      }
      // The picture itself is stored; without its small file, the library shows the whole one.
      if (small) await upload(`${mediaBucket}/${smallMediaName(name, small.type)}`, small, () => {}).catch(() => {});
      return pictureAddress(name);
    },
    /** Sends a file that visitors download, unless the storage already has it. @returns its public address */
    uploadFile: async (name: string, blob: Blob): Promise<string> => {
      try {
        await upload(`${filesBucket}/${name}`, blob, () => {});
      } catch (error) {
        if (!(error instanceof HttpError) || error.status !== 409) throw error;
      }
      return fileAddress(origin, name);
    },
    // A promise, as react-admin expects of each method.
    fileAddress: (name: string): Promise<string> => Promise.resolve(fileAddress(origin, name)),
    removeFile: async (name: string): Promise<void> => {
      const deleted = await remove(filesBucket, [name]);
      if (deleted.length === 0) throw new HttpError('', 403, { code: '42501' });
    },
    /** The file from which a picture was made. */
    readOriginal: async (name: string): Promise<Blob> => {
      const response = await fetch(`${objects}/${originalsBucket}/${name}`, { headers: await headers() });
      if (!response.ok) throwForStatus(response.status, await response.text());
      return response.blob();
    },
    /** @param names the name of the picture, then that of its small file, if it has one */
    removePictures: async (names: readonly string[]) => {
      const deleted = await remove(mediaBucket, names);
      // Row level security hides pictures that may not be deleted: the response omits them.
      if (!deleted.some(({ name }) => name === names[0])) throw new HttpError('', 403, { code: '42501' });
      // For hosted storage: our own server has already deleted the originals with their pictures.
      await remove(originalsBucket, names);
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
    // The answer comes from a proxy, whose statuses have other meanings, hence the mark.
    throw new HttpError('', status, { isFromProxy: true });
  }
  throw new HttpError(answer.message ?? '', Number(answer.statusCode ?? status), {});
}
