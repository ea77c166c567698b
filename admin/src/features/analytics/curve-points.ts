import { formatDay } from '../../data/formats/dates';
import type { VisitStatistics } from './visits';

/** A point of the curve: a day, or a week when days would be too many to tell apart. */
export interface CurvePoint {
  readonly label: string;
  readonly visitors: number;
  readonly views: number;
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
