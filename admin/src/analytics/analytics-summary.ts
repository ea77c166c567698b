import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useReadFunction } from '../providers/use-read-function';

/** What `analytics_summary()` answers (specification §3.5). */
export interface AnalyticsSummary {
  readonly totalPosts: number;
  readonly publishedPosts: number;
  readonly totalViews: number;
  readonly totalContacts: number;
  /** In this period, and in the one before. */
  readonly newContacts: number;
  readonly previousContacts: number;
  /** Of the published articles, estimated from their length; null without any. */
  readonly averageReadingMinutes: number | null;
  readonly topPosts: readonly {
    readonly id: string;
    readonly title: string;
    readonly slug: string;
    readonly view_count: number;
  }[];
  readonly contactsByMonth: readonly { readonly month: string; readonly count: number }[];
  /** `category` is null for the articles without one. */
  readonly postsByCategory: readonly { readonly category: string | null; readonly count: number }[];
}

declare module '../providers/database-functions' {
  interface JsonAnswers {
    readonly analytics_summary: AnalyticsSummary;
  }
}

/** The figures of a period, in one request. A new period shows the former figures until its own arrive. */
export const useAnalyticsSummary = (days: number) =>
  useReadFunction('analytics_summary', { days }, { placeholderData: keepPreviousData });

/** The periods of specification §9, in days. */
export const periods = [7, 30, 90, 365] as const;
export type Period = (typeof periods)[number];

const defaultPeriod: Period = 30;
const parameter = 'jours';

/** The period, in the address so that links keep it, and the function that changes it. */
export function usePeriod(): [Period, (days: number) => void] {
  const [search, setSearch] = useSearchParams();
  const period = periods.find((days) => String(days) === search.get(parameter)) ?? defaultPeriod;
  return [period, (days) => setSearch(days === defaultPeriod ? {} : { [parameter]: String(days) }, { replace: true })];
}
