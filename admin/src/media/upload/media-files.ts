import type { ClientConfiguration } from '@agency/supabase/client-configuration';
import { mediaBucket, publicMediaPath } from '@agency/supabase/media';
import { HttpError } from 'react-admin';
import type { Auth } from '../../shell/auth-client';

/** What our data provider can do with pictures. */
export interface MediaFiles {
  /**
   * Sends a picture to the bucket.
   * @param onProgress told the share that has left, 0 to 1
   * @returns its public address
   * @throws {HttpError} as the storage refused it; a TypeError when no answer came
   */
  readonly uploadPicture: (
    picture: { readonly name: string; readonly blob: Blob },
    onProgress: (share: number) => void,
  ) => Promise<string>;
  /** Deletes pictures by name. */
  readonly removePictures: (names: readonly string[]) => Promise<void>;
  /** Where everybody sees a picture. */
  readonly pictureAddress: (name: string) => string;
}

/** Hosted Supabase's storage API, which our server speaks too. Uploads tell their progress, which fetch cannot. */
export function mediaFiles({ supabaseUrl, publishableKey }: ClientConfiguration, auth: Auth): MediaFiles {
  const headers = async (): Promise<Record<string, string>> => {
    const { data } = await auth.getSession();
    return { apikey: publishableKey, authorization: `Bearer ${data.session?.access_token ?? publishableKey}` };
  };
  // Our own origin stays out of stored addresses: it may change.
  const origin = supabaseUrl === window.location.origin ? '' : supabaseUrl;
  const objects = `${supabaseUrl}/storage/v1/object/${mediaBucket}`;
  const pictureAddress = (name: string): string => `${origin}${publicMediaPath}${name}`;

  return {
    pictureAddress,
    uploadPicture: async ({ name, blob }, onProgress) => {
      const request = new XMLHttpRequest();
      request.open('POST', `${objects}/${name}`);
      const sent = { ...(await headers()), 'content-type': blob.type, 'cache-control': 'max-age=31536000' };
      for (const [header, value] of Object.entries(sent)) request.setRequestHeader(header, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0));
      await new Promise<void>((resolve, reject) => {
        request.addEventListener('load', () => resolve());
        request.addEventListener('error', () => reject(new TypeError('No answer')));
        request.addEventListener('abort', () => reject(new TypeError('No answer')));
        request.send(blob);
      });
      refuse(request.status, request.responseText);
      return pictureAddress(name);
    },
    removePictures: async (names) => {
      const response = await fetch(objects, {
        method: 'DELETE',
        headers: { ...(await headers()), 'content-type': 'application/json' },
        body: JSON.stringify({ prefixes: names }),
      });
      const text = await response.text();
      refuse(response.status, text);
      // Row level security does not refuse a deletion: it finds nothing to delete.
      const gone = JSON.parse(text) as unknown[];
      if (gone.length < names.length) throw new HttpError('Some pictures were not deleted', 403, { code: '42501' });
    },
  };
}

/** Hosted storage answers 400 to everything and says the true status inside. */
function refuse(status: number, text: string): void {
  if (status < 400) return;
  const { statusCode, message } = parse(text);
  throw new HttpError(message ?? '', Number(statusCode ?? status), {});
}

function parse(text: string): { readonly statusCode?: string; readonly message?: string } {
  try {
    return (JSON.parse(text) ?? {}) as object;
  } catch {
    return {}; // An answer of something in between, a proxy for example: its status says enough.
  }
}
