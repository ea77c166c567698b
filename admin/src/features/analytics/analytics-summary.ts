import { keepPreviousData } from '@tanstack/react-query';
import { useReadFunction } from '../../data/use-read-function';

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

declare module '../../data/database-functions' {
  interface JsonAnswers {
    readonly analytics_summary: AnalyticsSummary;
  }
}

/** The figures of a period, in one request. A new period shows the former figures until its own arrive. */
export const useAnalyticsSummary = (days: number) =>
  useReadFunction('analytics_summary', { days }, { placeholderData: keepPreviousData });
