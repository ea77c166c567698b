import type { ContactStatus } from '@agency/supabase/contacts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeData } from '../providers/database-functions';

export interface ContactCounts {
  /** Statuses without any request are missing. */
  readonly byStatus: Readonly<Partial<Record<ContactStatus, number>>>;
  /** When the latest request arrived. */
  readonly latest: string | null;
}

/** Often enough to answer the same minute; one small question, asked only while someone looks at the tab. */
const interval = 20_000;

/** How many requests have each status: asked again at intervals, and after every write. */
export function useContactCounts(): ContactCounts | undefined {
  const dataProvider = useDataProvider<BackOfficeData>();
  const { data, refetch } = useQuery({
    queryKey: ['contacts', 'counts'],
    queryFn: async () => (await dataProvider.readFunction('contact_counts', {})) as unknown as ContactCounts,
    refetchInterval: interval,
  });
  const queryClient = useQueryClient();
  useEffect(
    () =>
      // Any write: react-admin's mutations do not say which resource they concern.
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') void refetch();
      }),
    [queryClient, refetch],
  );
  return data;
}

export const totalOf = ({ byStatus }: ContactCounts): number =>
  Object.values(byStatus).reduce((sum, count) => sum + count, 0);
