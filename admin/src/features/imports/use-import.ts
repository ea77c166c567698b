import type { ImportedSite } from '@agency/supabase/import/model';
import type { ItemReport, ReportedItem } from '@agency/supabase/import/send-items';
import type { ImportSummary } from '@agency/supabase/import/summary';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeData } from '../../data/database-functions';
import { fileRefusals } from './words';

declare module '../../data/database-functions' {
  interface JsonAnswers {
    import_items: readonly ItemReport[];
  }
}

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
        const known = await provider.readFunction('imported_ids', { source: site.source });
        return { name: file.name, site, summary: summaryOf(site, known) };
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
  const [done, setDone] = useState(0);
  const writing = useMutation({
    mutationFn: async ({ source, items, addresses }: ImportedSite): Promise<ReportedItem[]> => {
      setDone(0);
      const { sendAddresses, sendItems } = await import('@agency/supabase/import/send-items');
      const report = await sendItems(
        items,
        (batch) => provider.callFunction('import_items', { source, items: batch as never }),
        (reported) => setDone((before) => before + reported.length),
      );
      await sendAddresses(addresses, (lines) => provider.callFunction('import_addresses', { lines: lines as never }));
      return report;
    },
    meta: { operation: 'save' },
  });
  return { ...writing, done };
}
