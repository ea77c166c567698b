import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
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

/** The periods of specification §9, in days. */
export const periods = [7, 30, 90, 365] as const;
export type Period = (typeof periods)[number];

const usual: Period = 30;
const parameter = 'jours';

/** The period shown, kept in the address so that it can be linked to. @returns it, and how to choose another */
export function usePeriod(): [Period, (period: Period) => void] {
  const [search, setSearch] = useSearchParams();
  const period = periods.find((days) => String(days) === search.get(parameter)) ?? usual;
  return [period, (days) => setSearch(days === usual ? {} : { [parameter]: String(days) }, { replace: true })];
}
