import { keepPreviousData } from '@tanstack/react-query';
import { formatDay } from '../../data/formats/dates';
import { useReadFunction } from '../../data/use-read-function';
import type { Scope } from './scope';

interface Counts {
  readonly visitors: number;
  readonly visits: number;
  readonly views: number;
  /** Of all visits together, in sight. */
  readonly seconds: number;
}

/** The figures of a period's visits. */
export interface VisitTotals extends Counts {
  readonly engaged: number;
  readonly bounces: number;
  /** Views of articles, and how long these were in sight. */
  readonly readings: number;
  readonly readingSeconds: number;
  /** How many visits reached each goal. */
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

/** What `visit_statistics()` answers. */
export interface VisitStatistics {
  /** The first day with a visit; null before. */
  readonly since: string | null;
  readonly current: VisitTotals;
  readonly previous: VisitTotals;
  readonly days: readonly { readonly day: string; readonly visitors: number; readonly views: number }[];
}

export type Dimension = 'source' | 'campaign' | 'entry' | 'page' | 'device';

/** A source, page, … with its visits. */
export interface RankedValue extends Counts {
  readonly value: string;
  readonly post: { readonly id: string; readonly title: string } | null;
}

export type VisitBreakdowns = Partial<Record<Dimension, readonly RankedValue[]>>;

/** What `analytics_summary()` answers (specification §3.5). */
export interface AnalyticsSummary {
  readonly totalPosts: number;
  readonly publishedPosts: number;
  readonly totalViews: number;
  /** In this period, and in the one before. */
  readonly newContacts: number;
  readonly previousContacts: number;
  readonly topPosts: readonly { readonly id: string; readonly title: string; readonly view_count: number }[];
  readonly contactsByMonth: readonly { readonly month: string; readonly count: number }[];
  /** `category` is null for the articles without one. */
  readonly postsByCategory: readonly { readonly category: string | null; readonly count: number }[];
}

declare module '../../data/database-functions' {
  interface JsonAnswers {
    readonly analytics_summary: AnalyticsSummary;
    readonly visit_statistics: VisitStatistics;
    readonly visit_breakdowns: VisitBreakdowns;
    /** The views of pages, by path, day by day; a page that nobody saw is left out. */
    readonly visit_curves: Readonly<Record<string, readonly number[]>>;
    readonly visits_now: {
      readonly visitors: number;
      readonly pages: readonly { readonly value: string; readonly visitors: number }[];
    };
  }
}

/** The figures of a period, in one request. A new period shows the former figures until its own arrive. */
export const useAnalyticsSummary = (days: number) =>
  useReadFunction('analytics_summary', { days }, { placeholderData: keepPreviousData });

const NOW_EVERY_MS = 30_000;

/** A new scope shows the former figures until its own arrive. */
export const useVisitStatistics = ({ period, filter }: Scope) =>
  useReadFunction('visit_statistics', { days: period, ...filter }, { placeholderData: keepPreviousData });

export const useVisitBreakdowns = ({ period, filter }: Scope) =>
  useReadFunction('visit_breakdowns', { days: period, ...filter }, { placeholderData: keepPreviousData });

/** Refetched while the screen is in sight. */
export const useVisitsNow = ({ filter }: Scope) =>
  useReadFunction('visits_now', { ...filter }, { refetchInterval: NOW_EVERY_MS, placeholderData: keepPreviousData });

/** A point of the curve: a day, or a week when days would be too many to tell apart. */
export interface CurvePoint extends Pick<Counts, 'visitors' | 'views'> {
  readonly label: string;
}

const WEEK = 7;
const MOST_DAYS = 90;

/** The points of a period; weeks are whole ones, counted back from today. */
export function curvePoints(days: VisitStatistics['days']): { readonly unit: 'day' | 'week'; points: CurvePoint[] } {
  if (days.length <= MOST_DAYS) {
    return { unit: 'day', points: days.map(({ day, ...counts }) => ({ label: formatDay(day), ...counts })) };
  }
  const points: CurvePoint[] = [];
  for (let start = days.length % WEEK; start < days.length; start += WEEK) {
    const week = days.slice(start, start + WEEK);
    points.push({
      label: formatDay(days[start]?.day ?? ''),
      visitors: week.reduce((sum, { visitors }) => sum + visitors, 0),
      views: week.reduce((sum, { views }) => sum + views, 0),
    });
  }
  return { unit: 'week', points };
}
