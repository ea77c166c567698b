import { useQuery, type UseQueryResult } from '@tanstack/react-query';
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

declare module '../providers/database-functions' {
  interface JsonAnswers {
    readonly dashboard_statistics: DashboardStatistics;
  }
}

/** The dashboard's figures in one call. */
export function useDashboardStatistics(): UseQueryResult<DashboardStatistics> {
  const dataProvider = useDataProvider<BackOfficeData>();
  return useQuery({
    queryKey: ['dashboard_statistics'],
    queryFn: () => dataProvider.readFunction('dashboard_statistics', {}),
    meta: onlyLogged,
  });
}
