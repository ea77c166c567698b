import type { ImportOutcome } from '@agency/supabase/import/bring-site';
import type { ImportedSite } from '@agency/supabase/import/model';
import type { ImportSummary } from '@agency/supabase/import/summary';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeData } from '../../data/database-functions';
import { fileRefusals } from './words';

export interface ReadFile {
  readonly name: string;
  readonly site: ImportedSite;
  readonly summary: ImportSummary;
}

/** Reads a file, in the browser: what parses it is loaded with the first one. A file that is refused has a sentence. */
export function useReadFile() {
  const provider = useDataProvider<BackOfficeData>();
  return useMutation({
    mutationFn: async ({ file, siteUrl }: { file: File; siteUrl: string }): Promise<ReadFile | { problem: string }> => {
      const [{ readExport }, { ImportFileError, maxImportBytes }, { summaryOf }] = await Promise.all([
        import('@agency/supabase/import/read-export'),
        import('@agency/supabase/import/model'),
        import('@agency/supabase/import/summary'),
      ]);
      try {
        if (file.size > maxImportBytes) throw new ImportFileError('too-large');
        const site = readExport(await file.text(), siteUrl);
        const { source } = site;
        const [known, awaited] = await Promise.all([
          provider.readFunction('imported_ids', { source }),
          provider.readFunction('awaited_pictures', { source }),
        ]);
        return { name: file.name, site, summary: summaryOf(site, known, awaited) };
      } catch (error) {
        if (error instanceof ImportFileError) return { problem: fileRefusals[error.refusal] };
        throw error;
      }
    },
    meta: { operation: 'load' },
  });
}

/** Writes the items of a file, batch by batch. */
export function useWriteItems() {
  const provider = useDataProvider<BackOfficeData>();
  const [done, setDone] = useState({ items: 0, pictures: 0 });
  const writing = useMutation({
    mutationFn: async ({
      site,
      withPictures,
    }: {
      site: ImportedSite;
      withPictures: boolean;
    }): Promise<ImportOutcome> => {
      setDone({ items: 0, pictures: 0 });
      const [{ bringSite }, { movePictureWith }] = await Promise.all([
        import('@agency/supabase/import/bring-site'),
        import('./move-picture'),
      ]);
      return bringSite(site, {
        call: (name, args) => provider.callFunction(name, args as never),
        ...(withPictures && { movePicture: movePictureWith(provider) }),
        onProgress: ({ reported, pictures: { moved, failed } }) =>
          setDone({ items: reported.length, pictures: moved.size + failed.size }),
      });
    },
    meta: { operation: 'save' },
  });
  return { ...writing, done };
}
