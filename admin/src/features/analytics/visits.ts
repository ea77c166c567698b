import { keepPreviousData } from '@tanstack/react-query';
import { useReadFunction } from '../../data/use-read-function';
import type { Scope } from './scope';

/** What the visits of a period come to. */
export interface VisitTotals {
  readonly visitors: number;
  readonly visits: number;
  readonly views: number;
  /** Of all visits together, in sight. */
  readonly seconds: number;
  readonly engaged: number;
  readonly bounces: number;
  /** Views of articles, and how long these were in sight. */
  readonly readings: number;
  readonly readingSeconds: number;
  /** How many visits did or saw it. */
  readonly reached: Partial<Record<Reached, number>>;
}

export type Reached =
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
  /** The first day that was measured; null before. */
  readonly since: string | null;
  readonly current: VisitTotals;
  readonly previous: VisitTotals;
  readonly days: readonly { readonly day: string; readonly visitors: number; readonly views: number }[];
}

export type Dimension = 'source' | 'campaign' | 'entry' | 'page' | 'device';

/** A source, page, … with its visits. */
export interface RankedValue {
  readonly value: string;
  readonly visitors: number;
  readonly visits: number;
  readonly views: number;
  readonly seconds: number;
  readonly post: { readonly id: string; readonly title: string } | null;
}

export type VisitBreakdowns = Partial<Record<Dimension, readonly RankedValue[]>>;

declare module '../../data/database-functions' {
  interface JsonAnswers {
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

const NOW_EVERY_MS = 30_000;

/** A new scope shows the former figures until its own arrive. */
export const useVisitStatistics = ({ period, filter }: Scope) =>
  useReadFunction('visit_statistics', { days: period, ...filter }, { placeholderData: keepPreviousData });

export const useVisitBreakdowns = ({ period, filter }: Scope) =>
  useReadFunction('visit_breakdowns', { days: period, ...filter }, { placeholderData: keepPreviousData });

/** Asked again while the screen is looked at. */
export const useVisitsNow = ({ filter }: Scope) =>
  useReadFunction('visits_now', { ...filter }, { refetchInterval: NOW_EVERY_MS, placeholderData: keepPreviousData });
