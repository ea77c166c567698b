import { ImportFileError, type FileRefusal, type ImportedSite } from '@agency-site/import/model';
import { readExport } from '@agency-site/import/read-export';

/** The message to the worker. The bytes are transferred to it without copying. */
export interface FileToRead {
  readonly bytes: ArrayBuffer;
  readonly siteUrl: string;
}

export interface ReadProgress {
  readonly read: number;
  readonly total: number;
}

export type ReadAnswer =
  | { readonly progress: ReadProgress }
  | { readonly site: ImportedSite }
  | { readonly refusal: FileRefusal };

// The rule takes `self` for a window, which needs a target origin: a worker only answers to the page that started it.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const answer = (message: ReadAnswer): void => self.postMessage(message);

self.addEventListener('message', ({ data: { bytes, siteUrl } }: MessageEvent<FileToRead>) => {
  try {
    const site = readExport(new TextDecoder().decode(bytes), siteUrl, (read, total) => {
      if (read % 20 === 0) answer({ progress: { read, total } });
    });
    answer({ site });
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error;
    answer({ refusal: error.refusal });
  }
});
