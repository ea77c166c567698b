import type { QueryClient } from '@tanstack/react-query';
import { onlyLogged } from './failed-calls/query-client';
import { readFunctionQuery, useReadFunction } from './use-read-function';

/** The answer of `dashboard_statistics()` (specification §3.5): the figures of the dashboard and the points of its curve. */
export interface DashboardStatistics {
  readonly totalPosts: number;
  readonly publishedPosts: number;
  /** Published articles whose publication date is in the future. */
  readonly scheduledPosts: number;
  readonly totalContacts: number;
  readonly newContacts: number;
  readonly totalPages: number;
  readonly totalViews: number;
  /** The last 30 days, oldest first. */
  readonly contactsPerDay: readonly { readonly day: string; readonly count: number }[];
}

declare module './database-functions' {
  interface JsonAnswers {
    readonly dashboard_statistics: DashboardStatistics;
  }
}

const name = 'dashboard_statistics';
/** Longer than a slow processor takes to mount the first screen, which then uses the answer of `prefetchDashboardStatistics`. */
const staleTime = 1_500;

export const useDashboardStatistics = () => useReadFunction(name, {}, { meta: onlyLogged, staleTime });

/** Asks for the figures while react-admin mounts the screen that shows them. */
export const prefetchDashboardStatistics = (
  queries: QueryClient,
  provider: Parameters<typeof readFunctionQuery>[0],
): Promise<void> => queries.prefetchQuery({ ...readFunctionQuery(provider, name, {}), meta: onlyLogged });
