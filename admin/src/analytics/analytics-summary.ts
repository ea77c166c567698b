import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeData } from '../providers/database-functions';

/** What `analytics_summary()` answers (specification §3.5). */
export interface AnalyticsSummary {
  readonly totalPosts: number;
  readonly publishedPosts: number;
  readonly totalViews: number;
  readonly totalContacts: number;
  /** Within the period, and within the one of the same length before it. */
  readonly newContacts: number;
  readonly previousContacts: number;
  /** Of published articles, as their length tells; null when there is none. */
  readonly averageReadingMinutes: number | null;
  readonly topPosts: readonly {
    readonly id: string;
    readonly title: string;
    readonly slug: string;
    readonly view_count: number;
  }[];
  readonly contactsByMonth: readonly { readonly month: string; readonly count: number }[];
  /** Null: articles without a category. */
  readonly postsByCategory: readonly { readonly category: string | null; readonly count: number }[];
}

declare module '../providers/database-functions' {
  interface JsonAnswers {
    readonly analytics_summary: AnalyticsSummary;
  }
}

/** Everything the screen shows of a period, in one call; a change of period keeps the former figures until then. */
export function useAnalyticsSummary(days: number): UseQueryResult<AnalyticsSummary> {
  const dataProvider = useDataProvider<BackOfficeData>();
  return useQuery({
    queryKey: ['analytics_summary', days],
    queryFn: () => dataProvider.readFunction('analytics_summary', { days }),
    placeholderData: keepPreviousData,
  });
}
