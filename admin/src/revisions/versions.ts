import type { Database } from '@agency/supabase/database-types';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { formatDateTime } from '../formats/dates';
import type { BackOfficeData } from '../providers/database-functions';

type Row = Database['public']['Functions']['versions_of']['Returns'][number];

/** A version kept of an article or a page, without its text. */
export type Version = Omit<Row, 'saved_by'> & {
  /** Nobody for what an import brought, or when the account is gone. */
  readonly saved_by: string | null;
};

/** What has a history. */
export interface Subject {
  readonly table: 'blog_posts' | 'pages';
  readonly id: string;
}

/** « Version du 20/11/2026 10:31 » */
export const versionName = ({ saved_at: at }: Version): string => `Version du ${formatDateTime(at)}`;

export const versionAuthor = ({ saved_by: by }: Version): string => by ?? 'Auteur inconnu';

/** The versions kept, the present one first; read anew each time the history is opened. */
export function useVersions({ table, id }: Subject) {
  const provider = useDataProvider<BackOfficeData>();
  return useQuery({
    queryKey: ['revisions', 'of', table, id],
    queryFn: (): Promise<Version[]> => provider.readFunction('versions_of', { of_table: table, of_row: id }),
    gcTime: 0,
  });
}

/** The text of a version. One is never changed once it is kept, but for the newest while a draft saves itself. */
export function useVersionText(version: Version | undefined) {
  const provider = useDataProvider<BackOfficeData>();
  return useQuery({
    queryKey: ['revisions', 'text', version?.id, version?.saved_at],
    queryFn: async () => {
      const { data } = await provider.getOne<{ readonly id: number; readonly content: object }>('revisions', {
        id: version?.id ?? 0,
        meta: { columns: ['id', 'content'] },
      });
      return data.content;
    },
    enabled: version !== undefined,
    staleTime: Infinity,
  });
}
