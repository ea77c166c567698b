import { identity } from '@agency-site/brand/identity';
import type { VisitTotals } from '../../provider/visit-statistics';

/** A share from 0 to 1, a mean or a duration in seconds; null if there are too few visits to compute it. */
type Rate = number | null;

/** Shares and means need this many visits: with fewer, a single visit changes a share by more than three percentage points. */
export const minVisits = 30;

/** A share of visits, or a mean over visits; null if there are too few visits. */
export const ratio = (part: number, visits: number): Rate => (visits < minVisits ? null : part / visits);

export const ratesOf = (totals: VisitTotals) => ({
  engagement: ratio(totals.engaged, totals.visits),
  bounce: ratio(totals.bounces, totals.visits),
  pages: ratio(totals.views, totals.visits),
  duration: ratio(totals.seconds, totals.visits),
  reading: ratio(totals.readingSeconds, totals.readings),
  conversion: ratio(totals.reached.contact ?? 0, totals.visits),
});

const formatter = (options: Intl.NumberFormatOptions) => {
  const { format } = new Intl.NumberFormat(identity.locale, options);
  return (value: number): string => format(value).replace('-', '−');
};
const percentage = formatter({ style: 'percent', maximumFractionDigits: 1 });
const percentageChange = formatter({ style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' });
const decimal = formatter({ maximumFractionDigits: 1 });
const points = formatter({ maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** A share in percent: « 4,2 % ». */
export const formatShare = (share: Rate): string => (share === null ? '—' : percentage(share));

/** A mean with one decimal: « 2,4 ». */
export const formatMean = (mean: Rate): string => (mean === null ? '—' : decimal(mean));

/** A duration: « 4 min 32 s », « 45 s ». */
export function formatDuration(seconds: Rate): string {
  if (seconds === null) return '—';
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  const rest = `${whole % 60}\u00A0s`;
  return minutes === 0 ? rest : `${decimal(minutes)}\u00A0min ${rest}`;
}

/** The change of a share, in percentage points: « +1,5 pt »; undefined without a share to compare with. */
export const changeInPoints = (now: Rate, before: Rate): string | undefined =>
  now === null || before === null ? undefined : `${points((now - before) * 100)}\u00A0pt`;

/** Compares a count with that of the previous period, in words; without a percentage if the previous count was 0. */
export function changeSince(now: number, before: number, days: number): string {
  const period = `les ${days}\u00A0jours précédents`;
  if (before === 0) return `aucun ${period}`;
  const change = now / before - 1;
  if (change === 0) return `autant que ${period}`;
  if (Math.abs(change) < 0.005) return `à peu près autant que ${period}`;
  return `${percentageChange(change)} par rapport aux ${days}\u00A0jours précédents`;
}

/** The change of a figure in short: « +12 % », « stable »; undefined without a previous figure to compare with. */
export function shortChange(now: Rate, before: Rate): string | undefined {
  if (now === null || !before) return undefined;
  const change = now / before - 1;
  return Math.abs(change) < 0.005 ? 'stable' : percentageChange(change);
}
