import { keepPreviousData } from '@tanstack/react-query';
import { useReadFunction } from './use-read-function';

export interface VisitCounts {
  readonly visitors: number;
  readonly visits: number;
  readonly views: number;
  /** The time for which the site was visible, summed over all visits. */
  readonly seconds: number;
}

export interface VisitTotals extends VisitCounts {
  readonly engaged: number;
  readonly bounces: number;
  /** The views of articles, and the seconds for which articles were visible. */
  readonly readings: number;
  readonly readingSeconds: number;
  /** The number of visits that reached each goal. */
  readonly reached: Partial<Record<Goal, number>>;
}

export type Goal =
  | 'offer'
  | 'contact-page'
  | 'contact'
  | 'newsletter'
  | 'booking'
  | 'search'
  | 'empty-search'
  | 'file'
  | 'outgoing';

/** The answer of `visit_statistics()`. */
export interface VisitStatistics {
  /** The first day with a visit; null without any visit. */
  readonly since: string | null;
  readonly current: VisitTotals;
  readonly previous: VisitTotals;
  readonly days: readonly { readonly day: string; readonly visitors: number; readonly views: number }[];
}

declare module './database-functions' {
  interface JsonAnswers {
    readonly visit_statistics: VisitStatistics;
  }
}

interface Scope {
  /** The length of the period in days, up to today. */
  readonly period: number;
  readonly filter: { readonly page?: string; readonly source?: string };
}

/** Returns the figures of a period; after a change of scope, the former figures until the new ones arrive. */
export const useVisitStatistics = ({ period, filter }: Scope) =>
  useReadFunction('visit_statistics', { days: period, ...filter }, { placeholderData: keepPreviousData });
