import { postStatusLabels } from '@agency-site/domain/blog-posts';
import type { Database } from '@agency-site/supabase/types';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetOne, useGetRecordId, useResourceContext } from 'react-admin';
import { formatSecond } from '../../formats/dates';
import { countOf } from '../../formats/numbers';
import type { BackOfficeData } from '../../provider/data-provider';

/** A version of an article or a page, without its text. */
export type Version = Omit<Database['public']['Functions']['revision_list']['Returns'][number], 'saved_by'> & {
  /** The account that saved it; null after an import, or once the account is deleted. */
  readonly saved_by: string | null;
};

/** The name of a version: « Version du 20/11/2026 10:31:05 ». */
export const versionName = ({ saved_at: at }: Version): string => `Version du ${formatSecond(at)}`;

const statuses: Readonly<Record<string, string>> = postStatusLabels;

/** Describes the first version as « Brouillon, 340 mots », and a later one by its changes: « +12 mots », « Publié, -3 mots ». */
export function versionChange({ status, words }: Version, previous: Version | undefined): string {
  const isOther = status !== previous?.status;
  const difference = words - (previous?.words ?? 0);
  const count = countOf(Math.abs(difference), 'mot', 'mots');
  const parts = [
    ...(isOther ? [statuses[status] ?? status] : []),
    ...(difference === 0 ? [] : [previous ? `${difference > 0 ? '+' : '−'}${count}` : count]),
  ];
  return parts.join(', ') || 'Autant de mots';
}

export const versionAuthor = ({ saved_by: by }: Version): string => by ?? 'Auteur inconnu';

/** The versions of the current article or page, the newest first; fetched each time the history is opened. */
export function useVersions() {
  const provider = useDataProvider<BackOfficeData>();
  const table = useResourceContext() ?? '';
  const id = String(useGetRecordId());
  return useQuery({
    queryKey: ['revisions', 'of', table, id],
    queryFn: (): Promise<Version[]> => provider.readFunction('revision_list', { of_table: table, of_row: id }),
    gcTime: 0,
  });
}

/** The text of a version. A version never changes, except the newest one during autosaves. */
export const useVersionText = ({ id, saved_at }: Version) =>
  useGetOne<{ readonly id: number; readonly content: object }>(
    'revisions',
    { id, meta: { columns: ['id', 'content'], saved_at } },
    { staleTime: Infinity },
  );
