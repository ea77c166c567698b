import { ImportFileError, type ImportedSite } from '@agency-site/import/model';
import type { FileToRead, ReadAnswer, ReadProgress } from './read-export.worker';

/** Reads an export in a worker, because a large file takes seconds. @returns undefined if `signal` aborts @throws {ImportFileError} */
export async function readInWorker(
  file: File,
  siteUrl: string,
  signal: AbortSignal,
  onProgress: (progress: ReadProgress) => void,
): Promise<ImportedSite | undefined> {
  const bytes = await file.arrayBuffer();
  if (signal.aborted) return undefined;
  const worker = new Worker(new URL('read-export.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
        if ('progress' in data) onProgress(data.progress);
        else if ('site' in data) resolve(data.site);
        else reject(new ImportFileError(data.refusal));
      });
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      signal.addEventListener('abort', () => resolve(undefined));
      worker.postMessage({ bytes, siteUrl } satisfies FileToRead, [bytes]);
    });
  } finally {
    worker.terminate();
  }
}
