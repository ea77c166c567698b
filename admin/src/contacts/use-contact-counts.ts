import type { ContactStatus } from '@agency/supabase/contacts';
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { onlyLogged } from '../failed-calls/query-client';
import type { BackOfficeData } from '../providers/database-functions';

export interface ContactCounts {
  /** Statuses without any request are missing. */
  readonly byStatus: Readonly<Partial<Record<ContactStatus, number>>>;
  /** When the latest request arrived. */
  readonly latest: string | null;
}

declare module '../providers/database-functions' {
  interface JsonAnswers {
    readonly contact_counts: ContactCounts;
  }
}

/** How many requests have each status. */
export function useContactCounts(
  options?: Pick<UseQueryOptions<ContactCounts>, 'refetchInterval'>,
): UseQueryResult<ContactCounts> {
  const dataProvider = useDataProvider<BackOfficeData>();
  return useQuery({
    ...options,
    queryKey: ['contacts', 'counts'],
    queryFn: () => dataProvider.readFunction('contact_counts', {}),
    // Asked on every screen: a count that cannot be had is no reason to speak up there.
    meta: onlyLogged,
  });
}

export const totalOf = ({ byStatus }: ContactCounts): number =>
  Object.values(byStatus).reduce((sum, count) => sum + count, 0);
