import { identity } from '@agency/brand/identity';
import type { VisitTotals } from './visits';

/** A share, a mean or a duration; null when there is nothing to compute it from. */
type Rate = number | null;

const ratio = (part: number, whole: number): Rate => (whole === 0 ? null : part / whole);

/** The figures that a period's totals give. */
export const ratesOf = (totals: VisitTotals) => ({
  engagement: ratio(totals.engaged, totals.visits),
  bounce: ratio(totals.bounces, totals.visits),
  pages: ratio(totals.views, totals.visits),
  duration: ratio(totals.seconds, totals.visits),
  reading: ratio(totals.readingSeconds, totals.readings),
  conversion: ratio(totals.reached.contact ?? 0, totals.visits),
});

const percentage = new Intl.NumberFormat(identity.locale, { style: 'percent', maximumFractionDigits: 1 });
const decimal = new Intl.NumberFormat(identity.locale, { maximumFractionDigits: 1 });
const points = new Intl.NumberFormat(identity.locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** 4,2 % */
export const formatShare = (share: Rate): string => (share === null ? '—' : percentage.format(share));

/** 2,4 */
export const formatMean = (mean: Rate): string => (mean === null ? '—' : decimal.format(mean));

/** « 4 min 32 s », « 45 s » */
export function formatDuration(seconds: Rate): string {
  if (seconds === null) return '—';
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  const rest = `${whole % 60}\u00A0s`;
  return minutes === 0 ? rest : `${decimal.format(minutes)}\u00A0min ${rest}`;
}

/** How a share has changed, in points: « +1,5 pt »; undefined without one to compare with. */
export function changeInPoints(now: Rate, before: Rate): string | undefined {
  if (now === null || before === null) return undefined;
  return `${points.format((now - before) * 100).replace('-', '−')}\u00A0pt`;
}
