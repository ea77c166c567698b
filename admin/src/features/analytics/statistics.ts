import { keepPreviousData } from '@tanstack/react-query';
import { formatDay } from '../../formats/dates';
import { useReadFunction } from '../../provider/use-read-function';
import type { VisitCounts, VisitStatistics } from '../../provider/visit-statistics';
import { sourceName, type Scope } from './scope';

export type Dimension = 'source' | 'campaign' | 'entry' | 'page' | 'device';

/** A value of a dimension, such as a source or a page, with the figures of its visits. */
export interface RankedValue extends VisitCounts {
  readonly value: string;
  readonly post: { readonly id: string; readonly title: string } | null;
}

export type VisitBreakdowns = Partial<Record<Dimension, readonly RankedValue[]>>;

const devices: Readonly<Record<string, string>> = { desktop: 'Ordinateur', mobile: 'Téléphone', tablet: 'Tablette' };

/** The name that people read for a value of a dimension. */
export function nameOfValue(dimension: Dimension, { value, post }: RankedValue): string {
  if (dimension === 'source') return sourceName(value);
  if (dimension === 'device') return devices[value] ?? value;
  return (dimension === 'page' && post?.title) || value;
}

/** The answer of `analytics_summary()` (specification §3.5). */
export interface AnalyticsSummary {
  readonly totalPosts: number;
  readonly publishedPosts: number;
  readonly totalViews: number;
  /** The number of requests in this period, and in the one before. */
  readonly newContacts: number;
  readonly previousContacts: number;
  /** The moments at which the requests that were answered in this period came and were answered. */
  readonly answers: readonly (readonly [received: string, answered: string])[];
  readonly topPosts: readonly { readonly id: string; readonly title: string; readonly view_count: number }[];
  readonly contactsByMonth: readonly { readonly month: string; readonly count: number }[];
  /** `category` is null for the articles without one. */
  readonly postsByCategory: readonly { readonly category: string | null; readonly count: number }[];
}

declare module '../../provider/database-functions' {
  interface JsonAnswers {
    readonly analytics_summary: AnalyticsSummary;
    readonly visit_breakdowns: VisitBreakdowns;
    /** The views of pages, by path and day; pages without views are left out. */
    readonly daily_page_views: Readonly<Record<string, readonly number[]>>;
    readonly visits_now: {
      readonly visitors: number;
      readonly pages: readonly { readonly value: string; readonly visitors: number }[];
    };
  }
}

/** The figures of a period; after a change of period, the former figures until the new ones arrive. */
export const useAnalyticsSummary = (days: number) =>
  useReadFunction('analytics_summary', { days }, { placeholderData: keepPreviousData });

const NOW_EVERY_MS = 30_000;

/** The visits by the values of each dimension; after a change of scope, the former ones until the new ones arrive. */
export const useVisitBreakdowns = ({ period, filter }: Scope) =>
  useReadFunction('visit_breakdowns', { days: period, ...filter }, { placeholderData: keepPreviousData });

/** The visitors of the last half hour, refetched while the browser's tab is visible. */
export const useVisitsNow = ({ filter }: Scope) =>
  useReadFunction('visits_now', { ...filter }, { refetchInterval: NOW_EVERY_MS, placeholderData: keepPreviousData });

/** A point of the chart: a day, or a week if there are too many days to distinguish. */
export interface CurvePoint extends Pick<VisitCounts, 'visitors' | 'views'> {
  readonly label: string;
}

const WEEK = 7;
const MOST_DAYS = 90;

/** Computes the points of a period. Weeks are complete and counted back from today; the days left over at the start are dropped. */
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
