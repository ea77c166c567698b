import type { ImportOutcome } from '@agency-site/import/import-site';
import { ImportFileError, maxImportBytes, type ImportedSite } from '@agency-site/import/model';
import { placeItems, type ImportConditions } from '@agency-site/import/place-items';
import { summaryOf, type ImportSummary } from '@agency-site/import/summary';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeData } from '../../provider/data-provider';
import { readInWorker } from './read-in-worker';
import type { ReadProgress } from './read-export.worker';
import { fileRefusals } from './words';

declare module '../../provider/database-functions' {
  interface JsonAnswers {
    readonly import_conditions: ImportConditions;
    readonly imported_files: Readonly<Record<string, string>>;
  }
}

export interface ReadFile {
  readonly name: string;
  readonly site: ImportedSite;
  readonly summary: ImportSummary;
}

interface Reading {
  readonly file: File;
  readonly siteUrl: string;
  readonly signal: AbortSignal;
}

/** Reads a file in the browser. The parsers are loaded with the first file. A refused file has a sentence with the reason. */
export function useReadFile() {
  const provider = useDataProvider<BackOfficeData>();
  const [progress, setProgress] = useState<ReadProgress>();
  const [reader, setReader] = useState<AbortController>();
  useEffect(() => () => reader?.abort(), [reader]);
  const reading = useMutation({
    mutationFn: async ({ file, siteUrl, signal }: Reading): Promise<ReadFile | { problem: string } | null> => {
      try {
        if (file.size > maxImportBytes) throw new ImportFileError('too-large');
        const read = await readInWorker(file, siteUrl, signal, setProgress);
        if (!read) return null;
        const { source } = read;
        const [known, awaited, without, files, conditions] = await Promise.all([
          provider.readFunction('imported_ids', { source }),
          provider.readFunction('awaited_pictures', { source }),
          provider.readFunction('items_awaiting_picture', { source }),
          provider.readFunction('imported_files', { source }),
          provider.readFunction('import_conditions', {}),
        ]);
        const site = placeItems(read, known, conditions);
        const summary = summaryOf(site, known, { awaited, without, files }, conditions.comments);
        return { name: file.name, site, summary };
      } catch (error) {
        if (error instanceof ImportFileError) return { problem: fileRefusals[error.refusal] };
        throw error;
      }
    },
    meta: { operation: 'load' },
  });
  return {
    data: reading.data,
    isPending: reading.isPending,
    progress,
    /** Starts reading a file, instead of any file that is still being read. */
    start: (file: File, siteUrl: string): void => {
      const next = new AbortController();
      setReader(next);
      setProgress(undefined);
      reading.mutate({ file, siteUrl, signal: next.signal });
    },
    cancel: (): void => {
      setReader(undefined);
      reading.reset();
    },
  };
}

const nothingDone = { items: 0, pictures: 0, files: 0 };

/** Imports the content of a file, and copies its pictures and files if the person asked for them. Reports the progress. */
export function useWriteItems() {
  const provider = useDataProvider<BackOfficeData>();
  const [done, setDone] = useState(nothingDone);
  const writing = useMutation({
    mutationFn: async ({
      site,
      withPictures,
      withFiles,
    }: {
      site: ImportedSite;
      withPictures: boolean;
      withFiles: boolean;
    }): Promise<ImportOutcome> => {
      setDone(nothingDone);
      const [{ importSite }, { movePictureWith }, { moveFileWith }] = await Promise.all([
        import('@agency-site/import/import-site'),
        import('./move-picture'),
        import('./move-file'),
      ]);
      return importSite(site, {
        call: (name, args) => provider.callFunction(name, args as never),
        ...(withPictures && { movePicture: movePictureWith(provider) }),
        ...(withFiles && { moveFile: moveFileWith(provider) }),
        onProgress: ({ reported, pictures, files }) =>
          setDone({
            items: reported.length,
            pictures: pictures.moved.size + pictures.failed.size,
            files: files.moved.size + files.failed.size,
          }),
      });
    },
    meta: { operation: 'save' },
  });
  return { ...writing, done };
}
