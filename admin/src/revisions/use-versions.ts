import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeData } from '../providers/database-functions';
import type { Fields } from './changed-fields';
import type { Subject, Version } from './version';

/** The versions kept, the present one first; read anew each time the history is opened. */
export function useVersions({ table, id }: Subject) {
  const provider = useDataProvider<BackOfficeData>();
  return useQuery({
    queryKey: ['revisions', 'of', table, id],
    queryFn: async () => (await provider.readFunction('versions_of', { of_table: table, of_row: id })) as Version[],
    gcTime: 0,
  });
}

/** The text of a version. One is never changed once it is kept, but for the newest while a draft saves itself. */
export function useVersionText(version: Version | undefined) {
  const provider = useDataProvider<BackOfficeData>();
  return useQuery({
    queryKey: ['revisions', 'text', version?.id, version?.saved_at],
    queryFn: async () => {
      const { data } = await provider.getOne<{ readonly id: number; readonly content: Fields }>('revisions', {
        id: version?.id ?? 0,
        meta: { columns: ['id', 'content'] },
      });
      return data.content;
    },
    enabled: version !== undefined,
    staleTime: Infinity,
  });
}
