import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { onlyLogged } from '../failed-calls/query-client';
import type { BackOfficeData } from '../providers/database-functions';

/** What `dashboard_statistics()` answers (specification §3.5, and the curve). */
export interface DashboardStatistics {
  readonly totalPosts: number;
  readonly publishedPosts: number;
  readonly totalContacts: number;
  readonly newContacts: number;
  readonly totalPages: number;
  readonly totalViews: number;
  /** The last 30 days, oldest first. */
  readonly contactsPerDay: readonly { readonly day: string; readonly count: number }[];
}

const zeros: DashboardStatistics = {
  totalPosts: 0,
  publishedPosts: 0,
  totalContacts: 0,
  newContacts: 0,
  totalPages: 0,
  totalViews: 0,
  contactsPerDay: [],
};

/** The dashboard's figures in one call: zeros until they are known, undefined when they cannot be. */
export function useDashboardStatistics(): DashboardStatistics | undefined {
  const dataProvider = useDataProvider<BackOfficeData>();
  const { data, isError } = useQuery({
    queryKey: ['dashboard_statistics'],
    queryFn: async () =>
      (await dataProvider.readFunction('dashboard_statistics', {})) as unknown as DashboardStatistics,
    meta: onlyLogged,
  });
  return data ?? (isError ? undefined : zeros);
}
