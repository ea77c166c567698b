import { onlyLogged } from '../failed-calls/query-client';
import { useReadFunction } from '../providers/use-read-function';

/** What `dashboard_statistics()` answers (specification §3.5), with the curve. */
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

export const useDashboardStatistics = () => useReadFunction('dashboard_statistics', {}, { meta: onlyLogged });
